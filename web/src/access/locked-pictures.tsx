import { LEVEL_COLOURS } from '../ui/look/level-colours.ts';
import type { Labelled } from '../ui/layout/filled-pictures.tsx';
import styles from '../ui/layout/pictures.module.css';
import { LEVELS, Line, Mark, Sheet, Tile } from '../ui/layout/sheet-parts.tsx';

/** A menu on a wide screen. */
function Screen({ label }: Labelled) {
  return (
    <Sheet label={label}>
      <Tile x={26} y={16} width={212} height={106} round={6} />
      <path className={styles.rule} d="M132 122v14M104 137h56" />
      <Line x={40} y={28} length={64} strong />
      {[40, 140].map((x, column) =>
        [0, 1, 2].map((row) => (
          <g key={`${x} ${row}`}>
            <Line x={x} y={50 + row * 23} length={[58, 46, 52][(row + column) % 3] ?? 50} strong />
            <Line x={x} y={58 + row * 23} length={[40, 50, 34][(row + column) % 3] ?? 40} />
            <Mark x={x + 70} y={49 + row * 23} level={LEVELS[row + column] ?? 'low'} />
          </g>
        )),
      )}
    </Sheet>
  );
}

/** Which squares of the code are dark: no code that leads anywhere. */
const CODE = ['1110101', '1010011', '1110110', '0101001', '1011101', '0100110', '1101011'];

/** A menu's code, and the menu on the phone that has read it. */
function LiveMenu({ label }: Labelled) {
  return (
    <Sheet label={label}>
      <Tile x={34} y={26} width={100} height={100} round={8} />
      {CODE.flatMap((row, y) =>
        row
          .split('')
          .map((square, x) =>
            square === '1' ? (
              <rect key={`${x} ${y}`} className={styles.words} x={49 + x * 10} y={41 + y * 10} width="10" height="10" />
            ) : null,
          ),
      )}
      <path className={styles.rule} d="M142 76h22M158 70l6 6-6 6" />
      <Tile x={174} y={14} width={60} height={124} round={9} />
      <rect className={styles.patch} x="182" y="26" width="44" height="24" rx="3" />
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <Line x={182} y={62 + row * 18} length={[26, 22, 28, 20][row] ?? 24} strong />
          <Mark x={216} y={60 + row * 18} level={LEVELS[row] ?? 'low'} size={10} />
        </g>
      ))}
    </Sheet>
  );
}

/** Restaurants one below the other, the lowest footprint first; one's own stands out. */
function Board({ label }: Labelled) {
  return (
    <Sheet label={label}>
      {[46, 58, 70, 86, 104].map((length, row) => (
        <g key={length}>
          {row === 1 && <rect className={styles.patch} x="10" y={37} width="244" height="25" rx="4" />}
          <circle className={styles.tile} cx="26" cy={24 + row * 26} r="8" />
          <Line x={44} y={21 + row * 26} length={[54, 62, 44, 58, 50][row] ?? 50} strong />
          <rect
            x="124"
            y={19 + row * 26}
            width={length}
            height="9"
            rx="2"
            style={{ fill: LEVEL_COLOURS[LEVELS[row] ?? 'low'] }}
          />
        </g>
      ))}
    </Sheet>
  );
}

/** Several restaurants in one report. */
function Together({ label }: Labelled) {
  return (
    <Sheet label={label}>
      {[14, 58, 102].map((y, place) => (
        <g key={y}>
          <Tile x={18} y={y} width={84} height={36} />
          <Line x={28} y={y + 10} length={[46, 38, 52][place] ?? 40} strong />
          <Mark x={28} y={y + 20} level={LEVELS[place] ?? 'low'} size={9} />
          <path className={styles.rule} d={`M102 ${y + 18}C126 ${y + 18} 126 76 148 76`} />
        </g>
      ))}
      <Tile x={150} y={14} width={92} height={124} />
      <Line x={162} y={26} length={50} strong />
      {LEVELS.map((level, place) => (
        <rect
          key={level}
          x={162}
          y={46 + place * 16}
          width={[58, 44, 34, 22, 12][place]}
          height="9"
          rx="2"
          style={{ fill: LEVEL_COLOURS[level] }}
        />
      ))}
    </Sheet>
  );
}

/** A till, a stock system and a program of one's own, each with its key. */
function Connections({ label }: Labelled) {
  return (
    <Sheet label={label}>
      {[16, 60, 104].map((y, place) => (
        <g key={y}>
          <Tile x={18} y={y} width={74} height={32} />
          <Line x={28} y={y + 9} length={[42, 50, 36][place] ?? 40} strong />
          <Line x={28} y={y + 18} length={[30, 24, 40][place] ?? 30} />
          <circle className={styles.patch} cx="114" cy={y + 16} r="8" />
          <path className={styles.rule} d={`M92 ${y + 16}h14M122 ${y + 16}C146 ${y + 16} 140 76 162 76`} />
        </g>
      ))}
      <Tile x={164} y={36} width={80} height={80} round={8} />
      <rect className={styles.patch} x="176" y="48" width="56" height="26" rx="3" />
      <Line x={176} y={84} length={40} strong />
      <Mark x={176} y={94} level="low" />
    </Sheet>
  );
}

/** A supplier's names, and the foods they stand for. */
function Matches({ label }: Labelled) {
  return (
    <Sheet label={label}>
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <Line x={20} y={26 + row * 30} length={[74, 60, 82, 66][row] ?? 70} />
          <path className={styles.rule} d={`M112 ${28 + row * 30}h28M134 ${22 + row * 30}l6 6-6 6`} />
          <Tile x={152} y={16 + row * 30} width={92} height={24} />
          <Line x={162} y={25 + row * 30} length={[46, 38, 52, 34][row] ?? 40} strong />
          <Mark x={226} y={22 + row * 30} level={LEVELS[row] ?? 'low'} />
        </g>
      ))}
    </Sheet>
  );
}

/** Organizations beside each other over the same months. */
function SideBySide({ label }: Labelled) {
  return (
    <Sheet label={label}>
      {[14, 97, 180].map((x, place) => (
        <g key={x}>
          <Tile x={x} y={14} width={70} height={124} />
          <Line x={x + 10} y={26} length={[44, 36, 48][place] ?? 40} strong />
          <Mark x={x + 10} y={36} level={LEVELS[place] ?? 'low'} />
          {[0, 1, 2, 3].map((month) => {
            const height = 54 - place * 4 - month * (place + 2);
            const fill = LEVEL_COLOURS[LEVELS[place] ?? 'low'];
            return (
              <rect key={month} x={x + 10 + month * 13} y={126 - height} width="9" height={height} rx="2" style={{ fill }} />
            );
          })}
        </g>
      ))}
    </Sheet>
  );
}

export const LOCKED_PICTURES = { Screen, LiveMenu, Board, Together, Connections, Matches, SideBySide };
