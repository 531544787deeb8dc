import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';

/** What a part of step 2 works on. */
export interface DataPartProps {
  draft: DraftInWork;
  restaurantId: string;
  onUpdate: (update: (before: DraftInWork) => DraftInWork) => void;
}
