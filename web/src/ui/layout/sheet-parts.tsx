import type { ReactNode } from 'react';
import { LEVEL_COLOURS, type ColouredLevel } from '../look/level-colours.ts';
import styles from './pictures.module.css';

interface SheetProps {
  /** What it shows, where no words beside it say so. */
  label?: string | undefined;
  children: ReactNode;
}

/** A page as it will be once there is something on it: no words, so that it is the same in every language. */
export function Sheet({ label, children }: SheetProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.filled} width="264" height="152" viewBox="0 0 264 152" fill="none" {...said}>
      <rect className={styles.sheet} x="1" y="1" width="262" height="150" rx="10" />
      {children}
    </svg>
  );
}

export const LEVELS = Object.keys(LEVEL_COLOURS) as ColouredLevel[];

interface MarkProps {
  x: number;
  y: number;
  level: ColouredLevel;
  size?: number;
}

export function Mark({ x, y, level, size = 12 }: MarkProps) {
  return <rect x={x} y={y} width={size} height={size} rx="3" style={{ fill: LEVEL_COLOURS[level] }} />;
}

/** A line of text, as long as it is. */
export function Line({ x, y, length, strong = false }: { x: number; y: number; length: number; strong?: boolean }) {
  return <rect className={strong ? styles.words : styles.faintWords} x={x} y={y} width={length} height={strong ? 5 : 4} rx="2" />;
}

/** A card, a sheet of paper, a screen on the page. */
export function Tile({
  x,
  y,
  width,
  height,
  round = 4,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  round?: number;
}) {
  return <rect className={styles.tile} x={x} y={y} width={width} height={height} rx={round} />;
}
