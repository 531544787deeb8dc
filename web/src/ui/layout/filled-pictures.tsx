import { LEVEL_COLOURS, type ColouredLevel } from '../look/level-colours.ts';
import styles from './pictures.module.css';
import { LEVELS, Line, Mark, Sheet } from './sheet-parts.tsx';

/** As `Sheet` takes it. */
export interface Labelled {
  label?: string | undefined;
}

/** Tiles of dishes with their levels. */
function Dishes({ label }: Labelled) {
  const tiles: [number, number, ColouredLevel, number][] = [
    [14, 14, 'very_low', 44],
    [96, 14, 'medium', 38],
    [178, 14, 'low', 50],
    [14, 84, 'high', 46],
    [96, 84, 'low', 34],
    [178, 84, 'very_low', 42],
  ];
  return (
    <Sheet label={label}>
      {tiles.map(([x, y, level, length]) => (
        <g key={`${x} ${y}`}>
          <rect className={styles.tile} x={x} y={y} width="72" height="58" rx="6" />
          <circle className={styles.patch} cx={x + 22} cy={y + 20} r="13" />
          <Mark x={x + 54} y={y + 8} level={level} />
          <Line x={x + 8} y={y + 40} length={length} strong />
          <Line x={x + 8} y={y + 49} length={length - 14} />
        </g>
      ))}
    </Sheet>
  );
}

/** A menu's page, and the same on a phone. */
function Menu({ label }: Labelled) {
  return (
    <Sheet label={label}>
      <rect className={styles.tile} x="40" y="14" width="104" height="124" rx="4" />
      <Line x={68} y={26} length={48} strong />
      {([0, 1, 2, 3] as const).map((row) => (
        <g key={row}>
          <Line x={52} y={46 + row * 22} length={[52, 44, 58, 40][row] ?? 0} strong />
          <Line x={52} y={54 + row * 22} length={[36, 50, 40, 46][row] ?? 0} />
          <Mark x={120} y={45 + row * 22} level={LEVELS[row] ?? 'low'} />
        </g>
      ))}
      <rect className={styles.tile} x="170" y="30" width="54" height="102" rx="8" />
      <rect className={styles.patch} x="178" y="42" width="38" height="24" rx="3" />
      {([0, 1, 2] as const).map((row) => (
        <g key={row}>
          <Line x={178} y={76 + row * 16} length={22} strong />
          <Mark x={206} y={74 + row * 16} level={LEVELS[row] ?? 'low'} size={9} />
        </g>
      ))}
    </Sheet>
  );
}

/** A year of months as bars, with the figure of the last. */
function Months({ label }: Labelled) {
  const heights = [64, 70, 61, 66, 58, 54, 60, 50, 47, 52, 44, 40];
  return (
    <Sheet label={label}>
      <Line x={16} y={18} length={58} strong />
      <Line x={16} y={29} length={86} />
      <Mark x={232} y={16} level="low" size={16} />
      {heights.map((height, month) => (
        <g key={height}>
          <rect
            x={16 + month * 20}
            y={136 - height}
            width="12"
            height={height}
            rx="2"
            style={{ fill: LEVEL_COLOURS.low }}
            opacity={month === 11 ? 1 : 0.55}
          />
          <rect
            x={16 + month * 20}
            y={136 - height}
            width="12"
            height={height * 0.3}
            rx="2"
            style={{ fill: LEVEL_COLOURS.medium }}
          />
        </g>
      ))}
      <path className={styles.rule} d="M12 84h240" strokeDasharray="4 4" />
    </Sheet>
  );
}

/** Pages of a report. */
function Report({ label }: Labelled) {
  return (
    <Sheet label={label}>
      <rect className={styles.tile} x="34" y="14" width="92" height="124" rx="3" />
      <Line x={46} y={26} length={50} strong />
      <Line x={46} y={36} length={64} />
      <rect className={styles.patch} x="46" y="50" width="30" height="22" rx="3" />
      <rect className={styles.patch} x="82" y="50" width="30" height="22" rx="3" />
      <Line x={46} y={84} length={66} />
      <Line x={46} y={93} length={58} />
      <Line x={46} y={102} length={62} />
      <rect className={styles.tile} x="140" y="14" width="92" height="124" rx="3" />
      {LEVELS.map((level, place) => (
        <rect
          key={level}
          x={152}
          y={30 + place * 18}
          width={[58, 44, 34, 22, 12][place]}
          height="10"
          rx="2"
          style={{ fill: LEVEL_COLOURS[level] }}
        />
      ))}
      <Line x={152} y={124} length={50} />
    </Sheet>
  );
}

/** Two weeks with a dish on their days. */
function Plan({ label }: Labelled) {
  return (
    <Sheet label={label}>
      {([0, 1, 2, 3, 4] as const).map((day) => (
        <g key={day}>
          <Line x={18 + day * 47} y={16} length={22} strong />
          {([0, 1, 2] as const).map((row) => (
            <g key={row}>
              <rect className={styles.tile} x={14 + day * 47} y={30 + row * 37} width="42" height="31" rx="4" />
              <Line x={20 + day * 47} y={38 + row * 37} length={[26, 20, 28, 24, 22][(day + row) % 5] ?? 20} strong />
              <Mark x={20 + day * 47} y={47 + row * 37} level={LEVELS[(day * 2 + row) % 4] ?? 'low'} size={9} />
            </g>
          ))}
        </g>
      ))}
    </Sheet>
  );
}

/** Rows of an invoice, and the share that bears a mark. */
function Purchases({ label }: Labelled) {
  return (
    <Sheet label={label}>
      {([0, 1, 2, 3, 4] as const).map((row) => (
        <g key={row}>
          <Line x={18} y={24 + row * 24} length={[64, 52, 72, 58, 48][row] ?? 50} strong />
          <Line x={106} y={24 + row * 24} length={26} />
          <path className={styles.rule} d={`M18 ${38 + row * 24}h128`} />
        </g>
      ))}
      <circle cx="204" cy="76" r="38" className={styles.ring} />
      <circle
        cx="204"
        cy="76"
        r="38"
        className={styles.share}
        pathLength="100"
        strokeDasharray="38 100"
        transform="rotate(-90 204 76)"
      />
      <Line x={190} y={73} length={28} strong />
    </Sheet>
  );
}

export const FILLED_PICTURES = { dishes: Dishes, menu: Menu, months: Months, report: Report, plan: Plan, purchases: Purchases };
