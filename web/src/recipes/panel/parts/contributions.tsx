import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './contributions.module.css';

interface ContributionsProps {
  footprint: RecipeFootprint;
  portions: number;
  nameOf: (lineId: string) => string;
  onWhy: (lineId: string) => void;
}

/** So many lines are shown by name; the rest stands as one. */
const SHOWN = 6;

/** The parts of the footprint, the heaviest first: bars from zero with their figures beside them. */
export function Contributions({ footprint, portions, nameOf, onWhy }: ContributionsProps) {
  const text = useText('recipes');
  const format = useFormat();
  const co2 = useCo2();
  const counted = footprint.lines.filter((line) => line.co2 !== null).toSorted((one, other) => other.share - one.share);
  const rest = counted.slice(SHOWN);
  const most = counted[0]?.share ?? 0;
  const width = (share: number): number => (most > 0 ? (Math.max(0, share) / most) * 100 : 0);

  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('panel.contributions')}</h3>
      <ol className={styles.list}>
        {counted.slice(0, SHOWN).map((line) => (
          <li key={line._id}>
            <button type="button" className={styles.line} onClick={() => onWhy(line._id)}>
              <span className={styles.name}>{nameOf(line._id)}</span>
              <span className={styles.kg}>{co2.exact((line.co2?.value ?? 0) / portions)}</span>
              <span className={styles.percent}>{format.percent(line.share)}</span>
              <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={width(line.share)} height="4" />
              </svg>
            </button>
          </li>
        ))}
        {rest.length > 0 && (
          <li className={styles.rest}>
            {text('panel.rest', { count: rest.length, percent: format.percent(rest.reduce((sum, line) => sum + line.share, 0)) })}
          </li>
        )}
      </ol>
    </section>
  );
}
