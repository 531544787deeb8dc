import type { Language } from '@plateprint/shared/kernel/language.ts';
import { firstDayOf, lastDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import { isOfOtherTime, monthOfDays, monthsOfDays, type Timespan } from '@plateprint/shared/reports/rows/row-day.ts';
import { isLineSentBack } from '@plateprint/shared/reports/rows/taken-back.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import { balanceOf, namesOf, stateOf, statesOf } from './import-states.ts';
import {
  currentLines,
  type ImportAction,
  importReducer,
  lacksOnlyAmount,
  lacksOnlySign,
  type ImportWork,
  takenRows,
  type TakenRows,
  tooManyRows,
} from '../cells/import-work.ts';
import { keyOfArticle } from '../names/key-of-name.ts';
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

export interface TakeHow {
  /** Its place in the report. */
  file: number;
  origins: OriginNames;
  month?: Month | null;
}

/** Rows that were left out for their day alone are in again. */
function ownTimeAgain(work: ImportWork, rows: readonly number[]): ImportWork {
  const back = rows.filter((row) => work.leftOut.get(row) === 'other_time');
  return importReducer(work, { do: 'leave_out', rows: back, reason: null });
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
  /** The rows that say no amount and lack nothing else. */
  function withoutAmount(): SheetLine[] {
    return rows().lines.filter((line) => !work.leftOut.has(line.row) && lacksOnlyAmount(line));
  }
  /** The rows whose figures disagree on whether they were bought or sent back. */
  function ofTwoSigns(): SheetLine[] {
    return rows().lines.filter((line) => !work.leftOut.has(line.row) && lacksOnlySign(line));
  }
  /** How many rows take something back. */
  function takenBack(): Pick<ImportOverview, 'voided' | 'sentBack' | 'signsDiffer'> {
    const { lines } = rows();
    const isSales = work.variety === 'sales';
    const back = lines.filter(isLineSentBack);
    return {
      voided: isSales ? back.filter(({ row }) => work.leftOut.get(row) === 'voided').length : 0,
      sentBack: isSales ? 0 : back.filter(({ row, flaws }) => !work.leftOut.has(row) && flaws.length === 0).length,
      signsDiffer: ofTwoSigns().length,
    };
  }
  /** The file with the rows of one month alone. */
  function ofMonth(month: Month): ImportWork {
    const others = rows()
      .lines.filter(({ days }) => monthOfDays(days) !== month)
      .map(({ row }) => row);
    const own = rows()
      .lines.filter(({ days }) => monthOfDays(days) === month)
      .map(({ row }) => row);
    const back = ownTimeAgain(work, own);
    return importReducer(back, { do: 'leave_out', rows: others, reason: 'other_time' });
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
      const beside = ofOtherTime();
      const months = monthsOfDays(beside.map(({ days }) => days));
      const sums = { counts, totals, balance, tooMany, ofOtherTime: beside.length, otherMonths: months };
      const amounts = { withoutAmount: withoutAmount().length, ...takenBack() };
      return { name, variety, dropped, rows: lines.length, ...sums, ...amounts, names: names.length, lookedUp };
    },
    rowsShown({ shown, from, to }: { shown: ShownRows; from: number; to: number }): RowView[] {
      const { states: of } = states();
      return linesShown(shown)
        .slice(from, to)
        .map((line) => ({
          line,
          state: of.get(line.row) ?? 'looking',
          reason: work.leftOut.get(line.row) ?? null,
          match: known.get(keyOfArticle(line.name, line)),
        }));
    },
    change: (action: ImportAction): void => setWork(importReducer(work, action)),
    leaveFlawedOut(): void {
      const flawed = linesShown('flawed').map(({ row }) => row);
      setWork(importReducer(work, { do: 'leave_out', rows: flawed, reason: 'not_readable' }));
    },
    countAsOne(): void {
      setWork(importReducer(work, { do: 'count_as_one', rows: new Set(withoutAmount().map(({ row }) => row)) }));
    },
    sendBack(): void {
      setWork(importReducer(work, { do: 'send_back', rows: new Set(ofTwoSigns().map(({ row }) => row)) }));
    },
    leaveOtherTimesOut(): void {
      setWork(importReducer(work, { do: 'leave_out', rows: ofOtherTime().map(({ row }) => row), reason: 'other_time' }));
    },
    /** The next names to look up, each given once until its answer is there or the look is called off. */
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
    /** `month`: of the file's rows those of one other month, for a report of its own. */
    take({ file, origins, month = null }: TakeHow): TakenRows & { names: [string, string][] } {
      const originOf = (written: string): string | null => originIn(origins, written);
      const taken = takenRows(month === null ? work : ofMonth(month), {
        file,
        span: month === null ? timespan : [firstDayOf(month), lastDayOf(month)],
        language,
        originOf,
        matchOf: (key) => known.get(key),
      });
      const names = rows().names.flatMap(({ key }): [string, string][] => {
        const match = known.get(key);
        return match?.kind === 'recipe' ? [[match.id, match.name]] : [];
      });
      return { ...taken, names };
    },
  };
}
