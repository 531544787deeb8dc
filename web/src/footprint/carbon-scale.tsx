import { CARBON_LEVELS, LEVEL_LETTERS, LEVEL_UPPER_BOUNDS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './carbon-scale.module.css';

/** Where the open end of the scale is drawn to: as far above the last bound as that lies above the one before. */
const TOP = 3.4;

/** The five levels as one scale, and where a dish stands on it. `kg` is kg CO2e of a 400 g serving. */
export function CarbonScale({ kg, level }: { kg: number | null; level: CarbonLevel | null }) {
  const text = useText('footprint');
  const format = useFormat();
  const at = kg === null ? null : placeOnScale(kg);
  const said =
    kg === null || level === null
      ? text('scale.unknown')
      : text('scale.says', { level: text(`level.${level}`), kg: format.number(kg) });

  return (
    <svg className={styles.scale} viewBox="0 0 300 46" role="img" aria-label={said}>
      {CARBON_LEVELS.map((each, index) => (
        <g key={each} className={each === level ? styles.here : undefined} data-level={each}>
          <rect x={index * 60 + 1} y="14" width="58" height="12" rx="2" />
          <text className={styles.letter} x={index * 60 + 30} y="23.5" textAnchor="middle">
            {LEVEL_LETTERS[each]}
          </text>
        </g>
      ))}
      {LEVEL_UPPER_BOUNDS.map(([each, bound], index) => (
        <text key={each} className={styles.bound} x={(index + 1) * 60} y="40" textAnchor="middle">
          {format.number(bound, { decimals: 1 })}
        </text>
      ))}
      {at !== null && <path className={styles.needle} d={`M${at} 12l-5-8a1 1 0 0 1 .9-1.500h8.200a1 1 0 0 1 .9 1.500Z`} />}
    </svg>
  );
}

/** Between 0 and 300: every level has the same width, inside it the place is proportional. */
function placeOnScale(kg: number): number {
  const bounds = [0, ...LEVEL_UPPER_BOUNDS.map(([, bound]) => bound), TOP];
  const index = Math.min(
    4,
    bounds.findLastIndex((bound) => kg >= bound),
  );
  const from = bounds[index] ?? 0;
  const to = bounds[index + 1] ?? TOP;
  const inside = Math.min(1, Math.max(0, (kg - from) / (to - from)));
  return Math.min(294, Math.max(6, (index + inside) * 60));
}
