import { CARBON_LEVELS, LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { SharesByLevel } from '@plateprint/shared/reports/model/report-data.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './comparison.module.css';

/** From this percent on a level's letter has room in its part. */
const ROOM_FOR_LETTER = 8;

/** Shares by level as one bar, the lightest first; they make exactly 100 %. */
export function LevelBar({ levels }: { levels: SharesByLevel | null }) {
  const words = useText('footprint');
  const format = useFormat();
  if (!levels) return null;
  const shown = CARBON_LEVELS.filter((level) => levels[level].percent > 0);
  const said = format.list(shown.map((level) => `${words(`level.${level}`)} ${format.percent(levels[level].percent / 100)}`));
  return (
    <>
      <div className={styles.levels} role="img" aria-label={said}>
        {shown.map((level) => (
          <span key={level} className={styles.level} data-level={level} style={{ flexGrow: levels[level].percent }}>
            {levels[level].percent >= ROOM_FOR_LETTER && LEVEL_LETTERS[level]}
          </span>
        ))}
      </div>
      <p className={styles.said} aria-hidden="true">
        {said}
      </p>
    </>
  );
}
