import type { Language } from '@plateprint/shared/kernel/language.ts';
import {
  added,
  NO_QUANTITIES,
  NO_SHARE,
  reconciled,
  type Reconciliation,
} from '@plateprint/shared/reports/import/reconciliation.ts';
import { quantitiesOfLine, shareOfLines } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import { type ImportWork, lineState, type LineState } from '../cells/import-work.ts';
import { keyOfArticle } from '../names/key-of-name.ts';
import type { QueuedName, NameMatch } from '../names/look-up-names.ts';

interface Known {
  leftOut: ImportWork['leftOut'];
  matchOf: (key: string) => NameMatch | undefined;
  isLooking: boolean;
  /** Of the file. */
  language: Language;
}

export function stateOf(line: SheetLine, { leftOut, matchOf, isLooking, language }: Known): LineState {
  const match = matchOf(keyOfArticle(line.name, line));
  const state = lineState(line, { isLeftOut: leftOut.has(line.row), match, language });
  return state === 'looking' && !isLooking ? 'waiting' : state;
}

/** The state of each row by its number, and how many rows have it. */
export function statesOf(lines: readonly SheetLine[], of: (line: SheetLine) => LineState) {
  const states = new Map<number, LineState>();
  const counts: Record<LineState, number> = {
    left_out: 0,
    flawed: 0,
    looking: 0,
    matched: 0,
    unweighed: 0,
    not_food: 0,
    waiting: 0,
  };
  for (const line of lines) {
    const state = of(line);
    states.set(line.row, state);
    counts[state]++;
  }
  return { states, counts };
}

/** Each name once, of the rows that are taken. */
export function namesOf(lines: readonly SheetLine[], leftOut: ImportWork['leftOut']): QueuedName[] {
  const names = new Map<string, QueuedName>();
  for (const { row, name, externalId, supplier, gtin, flaws } of lines) {
    if (leftOut.has(row) || flaws.some(({ field }) => field === 'name')) continue;
    const key = keyOfArticle(name, { externalId, supplier, gtin });
    if (names.has(key)) continue;
    names.set(key, { key, name, externalId, ...(supplier && { supplier }), ...(gtin && { gtin }) });
  }
  return [...names.values()];
}

interface Balance {
  work: ImportWork;
  lines: readonly SheetLine[];
  states: ReadonlyMap<number, LineState>;
  language: Language;
}

const PART_OF: Record<LineState, keyof Reconciliation['parts'] | 'left_out'> = {
  matched: 'counted',
  unweighed: 'unweighed',
  waiting: 'waiting',
  looking: 'waiting',
  not_food: 'set_aside',
  flawed: 'problem',
  left_out: 'left_out',
};

/** The file's rows and amounts against what becomes of them. */
export function balanceOf({ work, lines, states, language }: Balance): Reconciliation {
  const spoken = work.variety === 'sales' ? null : language;
  const parts = {
    counted: NO_SHARE,
    unweighed: NO_SHARE,
    waiting: NO_SHARE,
    set_aside: NO_SHARE,
    problem: NO_SHARE,
    left_out: NO_SHARE,
  };
  const isTotal = ({ row }: SheetLine): boolean => work.leftOut.get(row) === 'total';
  for (const line of lines) {
    const part = PART_OF[states.get(line.row) ?? 'looking'];
    parts[part] = added(parts[part], isTotal(line) ? NO_QUANTITIES : quantitiesOfLine(line, spoken));
  }
  const file = shareOfLines(work.lines, spoken, isTotal);
  const { left_out: leftOut, ...rest } = parts;
  return reconciled(file, rest, leftOut);
}
