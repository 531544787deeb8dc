import { featureOfTargets, maySetTargets, type TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { listTargets, type PlaceOfTarget, type Target } from '@plateprint/shared/targets/api/target-api.ts';
import { useState } from 'react';
import { PlanGate } from '../../access/plan-gate.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useActor } from '../../users/actor.ts';
import { TargetDialog } from '../dialog/target-dialog.tsx';
import { TargetCard } from '../path/target-card.tsx';
import { useNextSteps } from '../use-next-steps.ts';
import { useDeleteTarget } from './use-delete-target.ts';
import styles from './targets-page.module.css';

interface TargetListProps {
  asked: PlaceOfTarget;
  place: TargetPlace;
}

/** The targets of a place, or the way to its first one. */
export function TargetList({ asked, place }: TargetListProps) {
  const text = useText('targets');
  const actor = useActor();
  const { data, error, refetch } = useRead(listTargets, { query: asked });
  const [shown, setShown] = useState<Target | 'new' | null>(null);
  const feature = featureOfTargets(place);
  const isLocked = usePlanRefusal(feature) !== null;
  const maySet = maySetTargets(actor, place);
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={10} />;
  const add = (maySet || isLocked) && (
    <PlanGate feature={feature} label={text('set')} variant="primary">
      <Button variant="primary" icon="add" onClick={() => setShown('new')}>
        {text('set')}
      </Button>
    </PlanGate>
  );
  return (
    <div className={styles.list}>
      {data.items.length === 0 ? (
        <EmptyState picture="paper" title={text('empty.title')} action={add}>
          {text(maySet ? 'empty.lead' : 'empty.ask')}
        </EmptyState>
      ) : (
        <>
          <Cards asked={asked} targets={data.items} onChange={maySet ? setShown : null} />
          {add && <div>{add}</div>}
        </>
      )}
      {shown !== null && (
        <TargetDialog
          key={shown === 'new' ? 'new' : `${shown.id} ${shown.version}`}
          place={asked}
          presets={data.presets}
          target={shown === 'new' ? null : shown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

interface CardsProps {
  asked: PlaceOfTarget;
  targets: readonly Target[];
  onChange: ((target: Target) => void) | null;
}

/** The next steps are read once, whatever number of targets they are held against. */
function Cards({ asked, targets, onChange }: CardsProps) {
  const steps = useNextSteps(asked);
  const remove = useDeleteTarget();
  return targets.map((target) => (
    <TargetCard
      key={target.id}
      target={target}
      steps={steps}
      onChange={onChange && (() => onChange(target))}
      onDelete={() => remove(target.id)}
    />
  ));
}
