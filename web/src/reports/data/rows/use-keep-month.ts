import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { deviceStorage, draftsChanged, THIS_TAB } from '../../../drafts/stored/device-drafts.ts';
import { draftOfState } from '../../../drafts/stored/draft-format.ts';
import { storeDraft } from '../../../drafts/stored/draft-storage.ts';
import { randomId } from '../../../drafts/stored/random-id.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useSession } from '../../../users/session.ts';
import { REPORT_DRAFT, type ReportWork } from '../../report-draft-format.ts';
import type { MonthOfFile } from '../cells/import-work.ts';
import { withTaken } from './draft-rows.ts';

/** Keeps the rows of a month as a report that is begun in this browser, at its first step: a month that has one asks. */
export function useKeepMonth(variety: ReportVariety, restaurantId: string): (month: MonthOfFile) => boolean {
  const own = useLanguage();
  const { authUser } = useSession();
  return ({ month, taken, names, language }) => {
    const fresh = newReport({ category: 'restaurant', variety, type: 'monthly' }, own, month);
    const filled = withTaken(fresh, taken);
    const draft = variety === 'sales' ? filled : { ...filled, currentImportedDataLanguage: language };
    const work: ReportWork = { step: 'timespan', draft, base: null, backup: fresh, replaces: null, recipeNames: names };
    const place = { userId: authUser.id, kind: REPORT_DRAFT.kind, id: randomId() };
    const header = { savedAt: new Date().toISOString(), writer: THIS_TAB, restaurantId };
    const isKept = storeDraft(deviceStorage(), place, draftOfState(REPORT_DRAFT, work, header));
    draftsChanged();
    return isKept;
  };
}
