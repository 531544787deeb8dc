import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import type { TakenRows } from '../data/cells/import-work.ts';
import { withTaken } from '../data/rows/draft-rows.ts';
import { beginReport } from '../wizard/begun-report.ts';
import { reportsOfKind } from '../wizard/reports-of-kind.ts';
import { newWizard, wizardReducer, type WizardState } from '../wizard/wizard-state.ts';
import type { RecognisedFile } from './use-recognised-file.ts';

interface FileFacts {
  /** That of the file. */
  language: Language;
  month: Month;
  restaurantId: string;
}

interface ReportOfFile {
  /** Goes on into a report of these rows, unless one of the same start is there. */
  take: (taken: TakenRows) => Promise<void>;
  setNames: (names: Record<string, string>) => void;
  /** The report of the same start, to be edited or replaced. */
  existing: ReportSummary | null;
  leaveExisting: () => void;
  replace: (id: string) => void;
}

/** The way from the file's rows into the wizard. */
export function useReportOfFile({ found, remember }: RecognisedFile, { language, month, restaurantId }: FileFacts): ReportOfFile {
  const own = useLanguage();
  const navigate = useNavigate();
  const notices = useNotices();
  const failureText = useFailureText();
  const [names, setNames] = useState<Record<string, string>>({});
  const [waiting, setWaiting] = useState<{ existing: ReportSummary; state: WizardState } | null>(null);

  const goOn = (state: WizardState, replaces: string | null): void => {
    beginReport(wizardReducer(state, { do: 'enter_data', replaces }));
    const { category, variety, type } = state.draft;
    // The rows go along: nothing of the file is lost.
    const search = { category, variety, type };
    void navigate({ to: '/reports/report/{-$id}', params: { id: undefined }, search, ignoreBlocker: true });
  };
  const take = async (taken: TakenRows): Promise<void> => {
    if (!found) return;
    remember();
    const kind = { category: 'restaurant', variety: found.variety, type: 'monthly' } as const;
    const fresh = newWizard(newReport(kind, own, month));
    const draft = {
      ...withTaken(fresh.draft, taken),
      ...(found.variety === 'procurement' && { currentImportedDataLanguage: language }),
    };
    const state = { ...fresh, draft, recipeNames: names };
    try {
      const { sameStart } = await reportsOfKind(draft, restaurantId, null);
      if (sameStart) setWaiting({ existing: sameStart, state });
      else goOn(state, null);
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  };

  return {
    take,
    setNames,
    existing: waiting?.existing ?? null,
    leaveExisting: () => setWaiting(null),
    replace: (id) => waiting && goOn(waiting.state, id),
  };
}
