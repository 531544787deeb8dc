import type { Target } from '@plateprint/shared/targets/api/target-api.ts';
import { readTargetPath } from '@plateprint/shared/targets/api/target-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { TargetActions } from '../actions/target-actions.tsx';
import type { KnownSteps } from '../use-next-steps.ts';
import { useTargetName } from '../use-target-values.ts';
import { PathChart } from './path-chart.tsx';
import { PathFigures } from './path-figures.tsx';
import styles from './target-card.module.css';
import { Basis, Standing } from './target-standing.tsx';

interface TargetCardProps {
  target: Target;
  /** The next steps of its place: the same for all its targets. */
  steps: KnownSteps;
  /** Null for those who may only read. */
  onChange: (() => void) | null;
  onDelete: () => void;
}

/** One target: whether the latest year is on the path and how sure that is, the months, and what it all rests on. */
export function TargetCard({ target, steps, onChange, onDelete }: TargetCardProps) {
  const text = useText('targets');
  const nameOf = useTargetName();
  const name = nameOf(target);
  // Reports are made and deleted on other pages, which know nothing of this one.
  const { data: path, error, refetch } = useRead(readTargetPath, { params: { id: target.id } }, { staleTime: 0 });
  return (
    <Card
      title={name}
      aside={
        onChange && (
          <Menu
            label={text('more', { name })}
            entries={[
              { id: 'change', label: text('change'), icon: 'edit', onAction: onChange },
              { id: 'delete', label: text('delete'), icon: 'bin', onAction: onDelete, apart: true },
            ]}
          />
        )
      }
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !path && <Skeleton lines={8} />}
      {path && (
        <div className={styles.card}>
          <Standing path={path} variety={target.variety} />
          <PathFigures path={path} target={target} />
          <PathChart path={path} basis={target.basis} name={name} />
          <Basis target={target} version={path.foodDataVersion} />
          <TargetActions target={target} steps={steps} gap={path.gap} mayKeep={onChange !== null} />
        </div>
      )}
    </Card>
  );
}
