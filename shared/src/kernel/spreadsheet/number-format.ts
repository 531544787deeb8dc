import type { Cell } from './sheet.ts';

/** The sign before the decimals: `1.234,50` has a comma, `1,234.50` a point. */
export type NumberFormat = 'comma' | 'point';

export interface FoundFormat {
  format: NumberFormat;
  /** False when every number of the column reads either way (`1.234`, `12`): then it is the likelier one. */
  isSure: boolean;
}

/** No more cells of a column are looked at. */
const LOOKED_AT = 2000;
const SPACES = /[\s\u00A0\u202F\u2009'’]/gu;
const DIGITS = /[+-]?\(?\d[\d.,\s\u00A0\u202F\u2009'’]*\d|[+-]?\(?\d|[+-]?[.,]\d+/u;

/**
 * Finds the number format of a column by its cells. A sign that comes twice in a number, or before another sign, groups
 * thousands; one that is not followed by exactly three digits begins the decimals. `likely` decides where nothing does.
 */
export function numberFormatOf(cells: readonly Cell[], likely: NumberFormat = 'point'): FoundFormat {
  const votes = { comma: 0, point: 0 };
  for (const cell of cells.slice(0, LOOKED_AT)) {
    if (typeof cell !== 'string') continue;
    const format = formatOf(cell.match(DIGITS)?.[0] ?? '');
    if (format) votes[format]++;
  }
  if (votes.comma === votes.point) return { format: likely, isSure: false };
  return { format: votes.comma > votes.point ? 'comma' : 'point', isSure: true };
}

/** The format that one number shows; null when it reads either way. */
function formatOf(written: string): NumberFormat | null {
  const bare = written.replace(SPACES, '');
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  if (comma !== -1 && point !== -1) return comma > point ? 'comma' : 'point';
  const sign = comma === -1 ? '.' : ',';
  const at = Math.max(comma, point);
  if (at === -1) return null;
  const isDecimal: NumberFormat = sign === ',' ? 'comma' : 'point';
  const isGrouping: NumberFormat = sign === ',' ? 'point' : 'comma';
  if (bare.indexOf(sign) !== at) return isGrouping;
  const before = bare.slice(0, at).replace(/\D/gu, '');
  const isThousands = bare.length - at - 1 === 3 && before.length >= 1 && before.length <= 3 && !before.startsWith('0');
  return isThousands ? null : isDecimal;
}

export interface ReadNumber {
  value: number | null;
  /** The text beside the number: a unit, a currency. */
  rest: string;
}

/** Reads a cell's number by its column's format: "1.234,50 kg" is 1234.5 and "kg". Never NaN, never infinite. */
export function readNumber(cell: Cell | undefined, format: NumberFormat): ReadNumber {
  if (typeof cell === 'number') return { value: Number.isFinite(cell) ? cell : null, rest: '' };
  if (typeof cell !== 'string') return { value: null, rest: '' };
  const text = cell.trim().replace(/\u2212/gu, '-');
  const found = DIGITS.exec(text);
  if (!found) return { value: null, rest: text };
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/[()]/gu, ' ');
  return { value: valueOf(found[0], format), rest: rest.replace(/\s+/gu, ' ').trim() };
}

function valueOf(written: string, format: NumberFormat): number | null {
  // An accountant's (12,50) is below zero.
  const isNegative = /^[-(]|^\+?\(/u.test(written);
  const bare = written.replace(SPACES, '').replace(/[+()-]/gu, '');
  const plain = format === 'comma' ? bare.replaceAll('.', '').replaceAll(',', '.') : bare.replaceAll(',', '');
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/u.test(plain)) return null;
  const value = Number(plain);
  if (!Number.isFinite(value)) return null;
  return isNegative && value !== 0 ? -value : value;
}
