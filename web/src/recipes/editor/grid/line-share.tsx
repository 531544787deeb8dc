import { FEWEST_PORTIONS } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { LineCount } from '../state/steady-lines.ts';
import styles from './ingredient-grid.module.css';

interface LineShareProps {
  footprint: LineCount | undefined;
  isAwaited: boolean;
  portions: number;
  name: string;
  onWhy: () => void;
}

/** The line's figure in a portion and its share of the whole; opens why. Unknown is said, never drawn as an empty bar. */
export function LineShare({ footprint, isAwaited, portions, name, onWhy }: LineShareProps) {
  const text = useText('recipes');
  const co2 = useCo2();
  if (!footprint?.co2) return <span className={styles.unknown}>{isAwaited ? '…' : text('line.notCounted')}</span>;
  const figure = portions >= FEWEST_PORTIONS ? co2.exact(footprint.co2.value / portions) : '–';
  return (
    <button type="button" className={styles.share} onClick={onWhy} aria-label={text('why.of', { name, kg: figure })}>
      <span className={styles.shareFigure}>{figure}</span>
      <span className={styles.shareBar} data-share-of={footprint.co2.value} />
    </button>
  );
}
