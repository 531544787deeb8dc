import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';

/** The props of a part of step 2. */
export interface DataPartProps {
  draft: DraftInWork;
  restaurantId: string;
  onUpdate: (update: (before: DraftInWork) => DraftInWork) => void;
}

/** How the rows of step 2 are shown. */
export interface ShownRowsProps {
  /** They can be read, and not changed. */
  isLocked: boolean;
  /** The report was to be finished: what is missing is marked. */
  wasTried: boolean;
}

export type ImportFrom = 'paste' | 'file' | null;

/** Rows are being brought in, from where; null while the rows of the report are shown. */
export interface ImportingProps {
  from: ImportFrom;
  onFrom: (from: ImportFrom) => void;
}
