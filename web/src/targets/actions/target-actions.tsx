import type { Target } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import type { KnownSteps } from '../use-next-steps.ts';
import { ActionPlan } from './action-plan.tsx';
import { JudgedMonth } from './judged-month.tsx';
import { KeptPlan } from './kept-plan.tsx';

interface TargetActionsProps {
  target: Target;
  steps: KnownSteps;
  gap: TargetPath['gap'];
  mayKeep: boolean;
}

/** Possible and chosen actions; whether a change worked is asked of one kitchen, held against the others. */
export function TargetActions({ target, steps, gap, mayKeep }: TargetActionsProps) {
  const { restaurantId } = target;
  return (
    <>
      {target.actionIds.length > 0 && <KeptPlan target={target} />}
      <ActionPlan key={target.version} target={target} known={steps} gap={gap} mayKeep={mayKeep} />
      {restaurantId !== null && (
        <JudgedMonth key={`${restaurantId} ${target.variety}`} restaurantId={restaurantId} variety={target.variety} />
      )}
    </>
  );
}
