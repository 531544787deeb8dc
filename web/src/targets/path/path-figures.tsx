import type { Target } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useTargetValues } from '../use-target-values.ts';
import styles from './target-card.module.css';

/** Base, latest months, path and goal beside each other, each with what it rests on. */
export function PathFigures({ path, target }: { path: TargetPath; target: Target }) {
  const text = useText('targets');
  const format = useFormat();
  const values = useTargetValues(target.basis);
  const { base, latest, goal } = path;
  const restsOn = ({ months, coverage }: { months: number; coverage: number | null }): string =>
    `${text('figures.months', { count: months })} · ${text('figures.covered', { share: coverage === null ? '–' : format.covered(coverage) })}`;
  const figures = [
    { label: text('figures.base'), grams: base.value?.value ?? null, under: restsOn(base) },
    ...(latest === null
      ? []
      : [
          {
            label: goal.isOver ? text('over.judged', { year: String(target.goalYear) }) : text('figures.latest'),
            grams: latest.value?.value ?? null,
            under: `${values.range(latest.value)} · ${restsOn(latest)}`,
          },
          // Once its year is over the goal itself is what counts.
          ...(goal.isOver ? [] : [{ label: text('figures.path'), grams: latest.path, under: '' }]),
        ]),
    { label: text('figures.goal', { year: String(target.goalYear) }), grams: goal.value, under: '' },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, grams, under }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.number}>{values.withUnit(grams)}</dd>
          <dd className={styles.under}>
            {text(`per.${target.basis}`)}
            {under !== '' && ` · ${under}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
