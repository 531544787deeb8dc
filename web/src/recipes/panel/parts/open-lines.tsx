import type { OpenLine } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './per-portion.module.css';

/** A line that leaves more open than this leaves open what all of them do: naming it says no more. */
const MOST_NAMED = 3;
/** More lines than this are counted. */
const MOST_LINES = 6;

interface OpenLinesProps {
  lines: readonly OpenLine[];
  nameOf: (lineId: string) => string;
}

/** Which foods leave an allergen open, why, and which, so that somebody can answer for it. */
export function OpenLines({ lines, nameOf }: OpenLinesProps) {
  const text = useText('recipes');
  const { list } = useAllergens();
  if (lines.length === 0) return null;
  const shown = lines.slice(0, MOST_LINES);
  return (
    <div>
      <p>{text('openBy.title')}</p>
      <ul className={styles.open}>
        {shown.map(({ lineId, why, allergens }) => (
          <li key={lineId}>
            <strong>{nameOf(lineId)}</strong> {text(`openBy.${why}`)}
            {allergens.length <= MOST_NAMED && ` (${list(allergens)})`}
          </li>
        ))}
        {lines.length > shown.length && <li>{text('openBy.more', { count: lines.length - shown.length })}</li>}
      </ul>
    </div>
  );
}
