import type { WasteOfDay } from '@plateprint/shared/calendar/waste/waste-figures.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { lightFigure } from '../../units/weight-figure.ts';
import styles from './waste.module.css';

interface WasteDrawingProps {
  days: readonly WasteOfDay[];
  /** Grams a guest. */
  target: number;
}

/** The latest days that were measured whole. */
const MOST = 40;
const LEAST = 12;
const HEIGHT = 96;

/** Grams a guest of each measured day, and the line for orientation. */
export function WasteDrawing({ days, target }: WasteDrawingProps) {
  const text = useText('calendar/waste');
  const format = useFormat();
  const shown = days.flatMap(({ grams, ...of }) => (grams === null ? [] : [{ ...of, grams }])).slice(-MOST);
  if (shown.length === 0) return null;
  const most = Math.max(target, ...shown.map(({ grams }) => grams)) * 1.1;
  // A few days stand as narrow as many do.
  const width = Math.max(LEAST, shown.length) * 10;
  const y = (grams: number): number => HEIGHT - (grams / most) * HEIGHT;
  const [first, last] = [shown[0]?.day ?? '', shown.at(-1)?.day ?? ''];
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text('drawing')}>
        {shown.map(({ day, grams, isAssumed }, at) => (
          <rect
            key={day}
            x={at * 10 + 2}
            y={y(grams)}
            width="6"
            height={HEIGHT - y(grams)}
            className={isAssumed ? styles.pale : styles.bar}
          >
            <title>{`${format.date(day)}: ${lightFigure(grams, format)}`}</title>
          </rect>
        ))}
        <line x1="0" x2={width} y1={y(target)} y2={y(target)} className={styles.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={styles.hint}>{`${format.date(first)} – ${format.date(last)}`}</figcaption>
      {shown.some(({ isAssumed }) => isAssumed) && <p className={styles.hint}>{text('pale')}</p>}
    </figure>
  );
}
