import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { Reconciliation } from '@plateprint/shared/reports/import/reconciliation.ts';
import type { LeftOutReason } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { LineState, TakenRows } from '../cells/import-work.ts';
import type { NameMatch } from '../names/look-up-names.ts';

/** The rows as a whole. */
export interface ImportOverview {
  /** Of what was brought in: a file's name. */
  name: string;
  variety: ReportVariety;
  rows: number;
  /** Pasted rows without a name. */
  dropped: number;
  counts: Record<LineState, number>;
  /** Rows left out because they sum up others. */
  totals: number;
  /** Rows that take servings back of their dish's other rows. */
  voided: number;
  /** Purchases that were sent back, and those whose figures disagree on that. */
  sentBack: number;
  signsDiffer: number;
  balance: Reconciliation;
  /** Rows that are dated outside what the report speaks of, and are not left out. */
  ofOtherTime: number;
  /** Of them, where the day tells one month alone. */
  otherMonths: { month: Month; rows: number }[];
  /** Rows that say no amount and lack nothing else. */
  withoutAmount: number;
  /** More rows than a report may have; null when they fit. */
  tooMany: number | null;
  names: number;
  /** Of these names. */
  lookedUp: number;
}

export type ShownRows = LineState | 'all';

/** A row as it is shown. */
export interface RowView {
  line: SheetLine;
  state: LineState;
  reason: LeftOutReason | null;
  match: NameMatch | undefined;
}

/** Some of what is taken into the report: all of it at once would hold the page up. */
export interface TakenPart extends Pick<TakenRows, 'recipes' | 'ingredients'> {
  leftOut: TakenRows['file']['leftOut'];
  /** Of recipes, by id. */
  names: [string, string][];
}
