import { LEVEL_LETTERS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { LEVEL_SHAPES } from '@plateprint/shared/footprint/level-shapes.ts';
import { memo } from 'react';
import styles from './level-mark.module.css';

/** A level's shape with its letter; the word stands beside it. Null: not known, drawn as a gap. Size in px. */
export const LevelMark = memo(function LevelMark({ level, size = 22 }: { level: CarbonLevel | null; size?: number }) {
  const shape = level && LEVEL_SHAPES[level];
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="-0.5 -0.5 25 25"
      aria-hidden="true"
      data-level={level ?? 'unknown'}
    >
      <path d={shape ? shape.path : LEVEL_SHAPES.low.path} />
      <text x="12" y={shape ? shape.letterY : 16.3} fontSize={shape ? shape.letterSize : 12} textAnchor="middle">
        {level ? LEVEL_LETTERS[level] : '?'}
      </text>
    </svg>
  );
});
