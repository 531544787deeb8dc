import { CARBON_LEVELS, LEVEL_UPPER_BOUNDS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { LevelMark } from '../../footprint/level-mark.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './method-tables.module.css';

/** Each level with its shape, word and bounds. */
export function LevelTable() {
  const text = useText('ingredients');
  const level = useText('footprint');
  const bounds = useBounds();
  return (
    <table className={styles.table}>
      <caption data-unseen="">{text('levels.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('levels.level')}</th>
          <th scope="col" className={styles.numeric}>
            {text('levels.kg')}
          </th>
        </tr>
      </thead>
      <tbody>
        {CARBON_LEVELS.map((each) => (
          <tr key={each}>
            <th scope="row">
              <span className={styles.level}>
                <LevelMark level={each} size={30} />
                {level(`level.${each}`)}
              </span>
            </th>
            <td className={styles.numeric}>{bounds(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useBounds(): (level: CarbonLevel) => string {
  const text = useText('ingredients');
  const format = useFormat();
  const said = (bound: number) => format.number(bound, { decimals: 1 });
  return (level) => {
    const index = CARBON_LEVELS.indexOf(level);
    const from = LEVEL_UPPER_BOUNDS[index - 1]?.[1];
    const to = LEVEL_UPPER_BOUNDS[index]?.[1];
    if (to === undefined) return text('levels.above', { from: said(from ?? 0) });
    return from === undefined
      ? text('levels.below', { to: said(to) })
      : text('levels.between', { from: said(from), to: said(to) });
  };
}
