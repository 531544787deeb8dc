import type { ReactNode } from 'react';
import type { BackgroundDrawing } from './background-drawing.ts';

interface Sprig {
  x: number;
  y: number;
  turn: number;
  size: number;
}

function placed({ x, y, turn, size }: Sprig, drawn: ReactNode): ReactNode {
  return (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      {drawn}
    </g>
  );
}

/** A twig of eleven leaves, 100 long, growing upward from 0 0. */
function twig(stem: string, leaf: string): ReactNode {
  const pairs = [12, 28, 44, 60, 76];
  return (
    <>
      <path d="M0 0C3 -30 -3 -60 0 -96" fill="none" stroke={stem} strokeWidth={1.4} strokeLinecap="round" />
      {pairs.flatMap((at, index) => {
        const long = 25 - index * 3;
        return [-1, 1].map((side) => (
          <path
            key={`${at} ${side}`}
            d={`M0 ${-at}c${side * long * 0.3} ${-long * 0.9} ${side * long} ${-long * 0.7} ${side * long * 1.15} ${-long * 0.95}c${-side * 2} ${long * 0.75} ${-side * long * 0.55} ${long * 0.95} ${-side * long * 1.15} ${long * 0.95}Z`}
            fill={leaf}
          />
        ));
      })}
      <path d="M0 -92c-7 -8 -5 -18 0 -26c5 8 7 18 0 26Z" fill={leaf} />
    </>
  );
}

/** Leaves from two corners: small where a page begins to be read, large where it ends. */
export const leaf: BackgroundDrawing = {
  ink: '#1d3326',
  draw: (width, height) => (
    <>
      <rect width={width} height={height} fill="#fbfcf7" />
      {[
        { x: -8, y: 88, turn: 62, size: 1 },
        { x: -12, y: 24, turn: 104, size: 0.86 },
        { x: 40, y: -14, turn: 158, size: 0.78 },
      ].map((at) => placed(at, twig('#7fa287', '#cfe0cc')))}
      {[
        { x: width + 14, y: height - 150, turn: 242, size: 1.75 },
        { x: width + 20, y: height - 40, turn: 284, size: 1.5 },
        { x: width - 70, y: height + 24, turn: 338, size: 1.35 },
      ].map((at) => placed(at, twig('#7fa287', '#cfe0cc')))}
    </>
  ),
};

/** A row of herbs along the foot and a thin line above. */
export const herbs: BackgroundDrawing = {
  ink: '#24352a',
  draw: (width, height) => (
    <>
      <rect width={width} height={height} fill="#f8f7ef" />
      {Array.from({ length: Math.ceil(width / 46) + 1 }, (_, at) =>
        placed(
          { x: at * 46 + (at % 3) * 5, y: height + 12, turn: ((at * 37) % 23) - 11, size: 0.52 + ((at * 29) % 11) / 28 },
          at % 3 === 1 ? twig('#9a9c5c', '#dfe0b6') : twig('#89a47f', '#d3e0c9'),
        ),
      )}
      <path d={`M${width / 2 - 60} 34H${width / 2 + 60}`} stroke="#89a47f" strokeWidth={1.2} />
      <circle cx={width / 2} cy={34} r={3.4} fill="#89a47f" />
    </>
  ),
};

/** Beds of a kitchen garden seen from above, in deep green. */
export const garden: BackgroundDrawing = {
  ink: '#f5f3e4',
  draw: (width, height) => (
    <>
      <rect width={width} height={height} fill="#1c3a2c" />
      {[
        { x: 0, y: 0, turn: 128, size: 2.6 },
        { x: width, y: 0, turn: 232, size: 2.6 },
        { x: 0, y: height, turn: 52, size: 2.6 },
        { x: width, y: height, turn: 308, size: 2.6 },
        { x: width / 2, y: -50, turn: 180, size: 1.3 },
        { x: width / 2, y: height + 50, turn: 0, size: 1.3 },
      ].map((at) => placed(at, twig('#2f5a44', '#264c39')))}
      <rect x={40} y={40} width={width - 80} height={height - 80} fill="none" stroke="#8fb39a" strokeWidth={1} opacity={0.6} />
    </>
  ),
};

/** Three waves along the foot and one above: fish and the sea. */
export const wave: BackgroundDrawing = {
  ink: '#12303f',
  draw: (width, height) => {
    const rolling = (y: number, rise: number, shift: number): string =>
      `M0 ${height}V${y}${Array.from({ length: 4 }, (_, at) => {
        const step = width / 4;
        return `C${at * step + step * 0.35} ${y - rise + shift} ${at * step + step * 0.65} ${y + rise - shift} ${(at + 1) * step} ${y}`;
      }).join('')}V${height}Z`;
    return (
      <>
        <rect width={width} height={height} fill="#f7fafa" />
        <path d={rolling(height - 84, 34, 0)} fill="#dcebee" />
        <path d={rolling(height - 54, 26, 8)} fill="#bcd8de" />
        <path d={rolling(height - 26, 18, 2)} fill="#95bfc9" />
        <g transform={`rotate(180 ${width / 2} ${height / 2})`}>
          <path d={rolling(height - 26, 16, 3)} fill="#dcebee" />
        </g>
      </>
    );
  },
};
