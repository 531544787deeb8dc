import type { Target } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import { useMass } from '../use-mass.ts';
import { useStanding } from '../use-standing.ts';
import styles from './target-card.module.css';

/** On the path or not, or what became of its goal, by the sentences that all differences are said by. */
export function Standing({ path, variety }: { path: TargetPath; variety: Target['variety'] }) {
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
export function Basis({ target, version }: { target: Target; version: string | null }) {
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
