import type { Language } from '@plateprint/shared/kernel/language.ts';
import { isOfOtherTime, type Timespan } from '@plateprint/shared/reports/import/row-day.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import { balanceOf, namesOf, stateOf, statesOf } from './import-states.ts';
import {
  currentLines,
  type ImportAction,
  importReducer,
  type ImportWork,
  takenRows,
  type TakenRows,
  tooManyRows,
} from '../cells/import-work.ts';
import { keyOfName } from '../names/key-of-name.ts';
import type { QueuedName, NameMatch } from '../names/look-up-names.ts';
import { originIn, type OriginNames } from '../names/origin-names.ts';
import type { ImportOverview, RowView, ShownRows } from './import-views.ts';

interface RowsSettings {
  /** The rows as they were read. */
  work: ImportWork;
  language: Language;
  /** Rows that the report has already. */
  already: number;
  timespan: Timespan | null;
}

/** The rows of a file while they are looked over, where they were read: a page sees the few that are on it. */
export function rowsSession({ work: first, language, already, timespan }: RowsSettings) {
  let work = first;
  let isLooking = true;
  const known = new Map<string, NameMatch>();
  const underWay = new Set<string>();
  // Worked out when it is asked for, and kept until what it comes from changes.
  let ofRows: ReturnType<typeof rowsNow> | null = null;
  let ofStates: ReturnType<typeof statesNow> | null = null;
  const shownLines = new Map<ShownRows, readonly SheetLine[]>();

  function rowsNow() {
    const lines = currentLines(work);
    return { lines, names: namesOf(lines, work.leftOut) };
  }
  function statesNow() {
    const { lines, names } = rows();
    const { leftOut } = work;
    const unknown = names.filter(({ key }) => !known.has(key));
    const how = { leftOut, matchOf: (key: string) => known.get(key), isLooking: isLooking && unknown.length > 0, language };
    return { unknown, ...statesOf(lines, (line) => stateOf(line, how)) };
  }
  const rows = () => (ofRows ??= rowsNow());
  const states = () => (ofStates ??= statesNow());

  function forgetStates(): void {
    ofStates = null;
    shownLines.clear();
  }
  function setWork(changed: ImportWork): void {
    work = changed;
    ofRows = null;
    forgetStates();
  }
  /** Those that are dated outside what the report speaks of. */
  function ofOtherTime(): SheetLine[] {
    if (timespan === null) return [];
    return rows().lines.filter(({ row, days }) => !work.leftOut.has(row) && isOfOtherTime(days, timespan));
  }
  function linesShown(shown: ShownRows): readonly SheetLine[] {
    const { states: of } = states();
    const found = shownLines.get(shown);
    if (found) return found;
    const { lines } = rows();
    const chosen = shown === 'all' ? lines : lines.filter(({ row }) => of.get(row) === shown);
    shownLines.set(shown, chosen);
    return chosen;
  }

  return {
    overview(): ImportOverview {
      const { lines, names } = rows();
      const { counts, unknown, states: of } = states();
      const { name, variety, dropped, leftOut } = work;
      const totals = [...leftOut.values()].filter((reason) => reason === 'total').length;
      const balance = balanceOf({ work, lines, states: of, language });
      const tooMany = tooManyRows(work, already);
      const lookedUp = names.length - unknown.length;
      const sums = { counts, totals, balance, tooMany, ofOtherTime: ofOtherTime().length };
      return { name, variety, dropped, rows: lines.length, ...sums, names: names.length, lookedUp };
    },
    rowsShown({ shown, from, to }: { shown: ShownRows; from: number; to: number }): RowView[] {
      const { states: of } = states();
      return linesShown(shown)
        .slice(from, to)
        .map((line) => ({
          line,
          state: of.get(line.row) ?? 'looking',
          reason: work.leftOut.get(line.row) ?? null,
          match: known.get(keyOfName(line.name, line.externalId)),
        }));
    },
    change: (action: ImportAction): void => setWork(importReducer(work, action)),
    leaveFlawedOut(): void {
      const flawed = linesShown('flawed').map(({ row }) => row);
      setWork(importReducer(work, { do: 'leave_out', rows: flawed, reason: 'not_readable' }));
    },
    leaveOtherTimesOut(): void {
      setWork(importReducer(work, { do: 'leave_out', rows: ofOtherTime().map(({ row }) => row), reason: 'other_time' }));
    },
    /** The next names to look up, each given once until it is told or the look is called off. */
    nextNames(most: number): QueuedName[] {
      const next: QueuedName[] = [];
      for (const asked of rows().names) {
        if (next.length === most) break;
        if (!known.has(asked.key) && !underWay.has(asked.key)) next.push(asked);
      }
      for (const { key } of next) underWay.add(key);
      return next;
    },
    tell(matches: readonly (readonly [string, NameMatch])[]): void {
      for (const [key, match] of matches) {
        known.set(key, match);
        underWay.delete(key);
      }
      forgetStates();
    },
    /** Names are looked up, or nobody does: then those that are not known wait. */
    setLooking(looking: boolean): void {
      isLooking = looking;
      underWay.clear();
      forgetStates();
    },
    take({ file, origins }: { file: number; origins: OriginNames }): TakenRows & { names: [string, string][] } {
      const originOf = (written: string): string | null => originIn(origins, written);
      const taken = takenRows(work, { file, language, originOf, matchOf: (key) => known.get(key) });
      const names = rows().names.flatMap(({ key }): [string, string][] => {
        const match = known.get(key);
        return match?.kind === 'recipe' ? [[match.id, match.name]] : [];
      });
      return { ...taken, names };
    },
  };
}
