import type { Target } from '@plateprint/shared/targets/api/target-api.ts';
import { readTargetPath } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { TargetActions } from '../actions/target-actions.tsx';
import { useMass } from '../use-mass.ts';
import type { KnownSteps } from '../use-next-steps.ts';
import { useStanding } from '../use-standing.ts';
import { useTargetName } from '../use-target-values.ts';
import { PathChart } from './path-chart.tsx';
import { PathFigures } from './path-figures.tsx';
import styles from './target-card.module.css';

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

/** On the path or not, or what became of its goal, by the sentences that all differences are said by. */
function Standing({ path, variety }: { path: TargetPath; variety: Target['variety'] }) {
  const text = useText('targets');
  const format = useFormat();
  const standingOf = useStanding();
  const { verdict, withheld, latest } = path;
  if (withheld !== null) return <Message tone="warning">{text(`withheld.${withheld}`)}</Message>;
  if (verdict === null || latest === null) return null;
  const [from, to] = [format.month(latest.from), format.month(latest.to)];
  const { isOver } = path.goal;
  return (
    <div className={styles.standing}>
      <p className={styles.verdict} data-sure={verdict.sure}>
        {standingOf(verdict.sure, isOver)}
      </p>
      <p className={styles.words}>
        {from === to
          ? text(isOver ? 'over.againstMonth' : 'againstMonth', { month: to })
          : text(isOver ? 'over.against' : 'against', { from, to })}
        {format.colon} <DifferenceSentence difference={verdict} />
      </p>
      <Gap gap={path.gap} variety={variety} />
    </div>
  );
}

function Gap({ gap, variety }: { gap: TargetPath['gap']; variety: Target['variety'] }) {
  const text = useText('targets');
  const mass = useMass();
  if (gap === null) return null;
  const words =
    gap.value > 0
      ? text(variety === 'sales' ? 'gap.above' : 'gap.bought', {
          mass: mass(gap.value),
          range: `${mass(gap.low)} – ${mass(gap.high)}`,
        })
      : text('gap.met', { mass: mass(-gap.value) });
  return <p className={styles.words}>{words}</p>;
}

/** The basis of the target: what is counted, from when, and by whose publication. */
function Basis({ target, version }: { target: Target; version: string | null }) {
  const { baseFrom, baseTo, landUse, source, variety } = target;
  const text = useText('targets');
  const format = useFormat();
  const [from, to] = [format.month(baseFrom), format.month(baseTo)];
  const said = [
    `${text(`variety.${variety}`)}.`,
    from === to ? text('basis.month', { month: to }) : text('basis.from', { from, to }),
    text(`basis.${landUse}`),
    text('basis.boundary'),
    ...(version === null ? [] : [text('basis.today', { version })]),
    ...(source.trim() === '' ? [] : [text('basis.source', { source: source.trim() })]),
  ];
  return <p className={styles.rest}>{said.join(' ')}</p>;
}
