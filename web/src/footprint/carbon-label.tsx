import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './carbon-label.module.css';
import { LevelMark } from './level-mark.tsx';
import { useCo2 } from './use-co2.ts';

interface CarbonLabelProps {
  level: CarbonLevel | null;
  /** Grams CO2e of what is labelled, usually one portion; null: not known. Without a level it is at least what is counted so far. */
  co2: number | null;
  /** `small` stands in a row, `large` is the hero of its place. */
  size?: 'small' | 'medium' | 'large';
  /** Its range stands beside it: then the number is the value itself. */
  isBesideRange?: boolean;
}

const MARK_SIZE = { small: 20, medium: 26, large: 44 };

/** Letter, shape, number and word: a level is never shown by its colour alone. */
export function CarbonLabel({ level, co2, size = 'medium', isBesideRange = false }: CarbonLabelProps) {
  const text = useText('footprint');
  const figure = useCo2();
  return (
    <span className={`${styles.label} ${styles[size]}`}>
      <LevelMark level={level} size={MARK_SIZE[size]} />
      <span className={styles.words}>
        <span className={styles.figure} title={isBesideRange ? undefined : figure.beyond(co2)}>
          {level === null && co2 !== null && <span className={styles.unit}>{text('tooLittle.atLeast')} </span>}
          {isBesideRange ? figure.exact(co2) : figure.kg(co2)}{' '}
          {co2 !== null && <span className={styles.unit}>{text('unit')}</span>}
        </span>
        <span className={styles.level}>{text(`level.${level ?? 'unknown'}`)}</span>
      </span>
    </span>
  );
}
