import type { ReactNode } from 'react';
import { frame as menuFrame } from '../../../menus/quiet-backgrounds.tsx';

/** A twig of eleven leaves, 100 long, growing upward from 0 0, as the menus draw it. */
function twig(stem: string, fill: string): ReactNode {
  return (
    <>
      <path d="M0 0C3 -30 -3 -60 0 -96" fill="none" stroke={stem} strokeWidth={1.2} strokeLinecap="round" />
      {[12, 28, 44, 60, 76].flatMap((at, index) => {
        const long = 25 - index * 3;
        return [-1, 1].map((side) => (
          <path
            key={`${at} ${side}`}
            d={`M0 ${-at}c${side * long * 0.3} ${-long * 0.9} ${side * long} ${-long * 0.7} ${side * long * 1.15} ${-long * 0.95}c${-side * 2} ${long * 0.75} ${-side * long * 0.55} ${long * 0.95} ${-side * long * 1.15} ${long * 0.95}Z`}
            fill={fill}
          />
        ));
      })}
      <path d="M0 -92c-7 -8 -5 -18 0 -26c5 8 7 18 0 26Z" fill={fill} />
    </>
  );
}

interface Sprig {
  x: number;
  y: number;
  turn: number;
  size: number;
}

function placed({ x, y, turn, size }: Sprig): ReactNode {
  return (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      {twig('#a9c3aa', '#dfeada')}
    </g>
  );
}

/** Leaves out of the upper right corner; on the pages within only their tips. */
export function leaf(width: number, _height: number, isCover: boolean): ReactNode {
  const sprigs: Sprig[] = isCover
    ? [
        { x: width + 12, y: 176, turn: 300, size: 1.7 },
        { x: width + 10, y: 62, turn: 264, size: 1.75 },
        { x: width - 84, y: -22, turn: 204, size: 1.3 },
      ]
    : [
        { x: width + 10, y: 66, turn: 300, size: 0.62 },
        { x: width + 6, y: 24, turn: 262, size: 0.62 },
      ];
  return (
    <>
      <rect width={width} height="100%" fill="#fdfdf9" />
      {sprigs.map(placed)}
    </>
  );
}

/** Waves along the foot; on the pages within they are low. */
export function wave(width: number, height: number, isCover: boolean): ReactNode {
  const rolling = (y: number, rise: number, shift: number): string =>
    `M0 ${height}V${y}${[0, 1, 2, 3]
      .map((at) => {
        const step = width / 4;
        return `C${at * step + step * 0.35} ${y - rise + shift} ${at * step + step * 0.65} ${y + rise - shift} ${(at + 1) * step} ${y}`;
      })
      .join('')}V${height}Z`;
  const scale = isCover ? 1 : 0.5;
  return (
    <>
      <rect width={width} height={height} fill="#fbfcfc" />
      <path d={rolling(height - 42 * scale, 26 * scale, 0)} fill="#e3eff1" />
      <path d={rolling(height - 27 * scale, 18 * scale, 6 * scale)} fill="#c8dfe4" />
      <path d={rolling(height - 13 * scale, 11 * scale, 2 * scale)} fill="#a5cad3" />
    </>
  );
}

/** The menus' double rule with turned corners. */
export function frame(width: number, height: number): ReactNode {
  return menuFrame.draw(width, height);
}
