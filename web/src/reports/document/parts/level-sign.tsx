import { LEVEL_LETTERS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { labelInk } from '@plateprint/shared/footprint/label/label-inks.ts';
import { LEVEL_SHAPES } from '@plateprint/shared/footprint/level-shapes.ts';

/** A level's shape with its letter; the word stands beside it. Null: not known, drawn as a gap. */
export function LevelSign({ level, size = 1.5 }: { level: CarbonLevel | null; size?: number }) {
  const shape = LEVEL_SHAPES[level ?? 'low'];
  const ink = labelInk('colour', level ?? 'unknown');
  return (
    <svg className="report-sign" style={{ width: `${size}em`, height: `${size}em` }} viewBox="-0.5 -0.5 25 25" aria-hidden="true">
      <path d={shape.path} fill={ink.fill} stroke={ink.edge} strokeWidth={1.2} strokeDasharray={level ? undefined : '3 2.6'} />
      <text x="12" y={shape.letterY} fontSize={shape.letterSize} textAnchor="middle" fill={ink.letter ?? ink.soft}>
        {level ? LEVEL_LETTERS[level] : '?'}
      </text>
    </svg>
  );
}
