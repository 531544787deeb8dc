import { isBlank } from './text.ts';

/** Commas against semicolons: the semicolon wins only if it is more frequent (specification, point 5). */
export function delimiterOf(text: string): ',' | ';' {
  return countOf(text, ';') > countOf(text, ',') ? ';' : ',';
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

export interface PastedRow {
  name: string;
  /** The servings as pasted, to be read with `decimalInput`; empty when there are none. */
  servings: string;
}

export interface PastedList {
  rows: PastedRow[];
  /** Lines that were dropped, as pasted: nothing is dropped silently. Blank lines are not among them. */
  dropped: string[];
}

/**
 * A pasted list of dishes (specification, point 5): one a line; a tab separates name from servings, otherwise the
 * first number above zero begins the servings; a row without a name is dropped.
 */
export function pastedList(text: string): PastedList {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => !isBlank(line));
  return {
    rows: lines.map(pastedRow).filter(({ name }) => name !== ''),
    dropped: lines.filter((line) => pastedRow(line).name === ''),
  };
}

function pastedRow(line: string): PastedRow {
  const tab = line.indexOf('\t');
  const end = tab === -1 ? startOfServings(line) : tab;
  return { name: line.slice(0, end).trim(), servings: line.slice(end).trim() };
}

/** Where the first number above zero begins; the end of the line when there is none. */
function startOfServings(line: string): number {
  for (const { index, 0: number } of line.matchAll(/\d+([.,]\d+)*/g)) if (/[1-9]/.test(number)) return index;
  return line.length;
}
