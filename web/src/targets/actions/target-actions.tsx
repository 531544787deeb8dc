import type { Target } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ActionPlan } from './action-plan.tsx';
import styles from './action-plan.module.css';
import { JudgedMonth } from './judged-month.tsx';
import { KeptPlan } from './kept-plan.tsx';

/** What could be done and what was chosen; of a whole organization it is its kitchens' to say. */
export function TargetActions({ target, gap, mayKeep }: { target: Target; gap: TargetPath['gap']; mayKeep: boolean }) {
  const text = useText('targets/actions');
  const { restaurantId } = target;
  if (restaurantId === null) return <p className={styles.lead}>{text('kitchens')}</p>;
  return (
    <>
      {target.actions.length > 0 && <KeptPlan target={target} />}
      <ActionPlan key={target.version} target={target} restaurantId={restaurantId} gap={gap} mayKeep={mayKeep} />
      <JudgedMonth restaurantId={restaurantId} variety={target.variety} />
    </>
  );
}
