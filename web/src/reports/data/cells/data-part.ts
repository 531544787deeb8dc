import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';

/** What a part of step 2 works on. */
export interface DataPartProps {
  draft: DraftInWork;
  restaurantId: string;
  onUpdate: (update: (before: DraftInWork) => DraftInWork) => void;
}

export type ImportFrom = 'paste' | 'file' | null;

/** Rows are being brought in, from where; null while the rows of the report are shown. */
export interface ImportingProps {
  from: ImportFrom;
  onFrom: (from: ImportFrom) => void;
}
