import { keepReportClaims } from '@plateprint/shared/reports/api/report-claims-api.ts';
import { coverTexts } from '@plateprint/shared/reports/document/cover-texts.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { useCallback } from 'react';
import { claimsFound } from '../../../claims/claims-found.ts';
import { type ClaimsQuestion, useClaimsQuestion } from '../../../claims/use-claims-question.tsx';
import { call } from '../../../platform/api/call.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../../restaurants/use-restaurants.ts';

/** The question about the words of a report, as they stand now, before it is shared or taken away; `share` names what sharing is called. */
export function useReportClaims({ id, name, settings }: Report, share: 'shareReport' | 'export' = 'shareReport'): ClaimsQuestion {
  const text = useText('claims');
  const country = useRestaurant()?.location ?? 'EU';
  const look = useCallback(async () => claimsFound(coverTexts({ name, settings }), country), [name, settings, country]);
  return useClaimsQuestion(look, {
    keep: async (answer) => call(keepReportClaims, { params: { id }, body: answer }),
    goOn: { share: text(`ask.${share}`), export: text('ask.export') },
  });
}
