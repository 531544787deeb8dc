import { delimiterOf } from '../delimited.ts';

const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * What parts the cells of a text: tabs where the first lines have them (cells pasted from a spreadsheet), else commas
 * against semicolons as the specification counts them (point 5).
 */
export function cellDelimiterOf(text: string): Delimiter {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, 5);
  if (lines.length > 0 && lines.every((line) => line.includes('\t'))) return '\t';
  return delimiterOf(text);
}
