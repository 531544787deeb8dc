import type { PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { coverTexts } from '@plateprint/shared/reports/document/cover-texts.ts';
import type { QuestionedWords } from '@plateprint/shared/claims/questioned-words.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { type GoingOut, wordsOfTexts } from '../../claims/going-out.ts';
import type { OwnedReport } from '../report-reach.ts';
import type { StoredReport } from '../report-row.ts';

/** A report as its cover needs it. */
interface ReportWithCover {
  row: Pick<StoredReport, 'name' | 'settings'>;
  restaurant: Pick<OwnedReport['restaurant'], 'location'>;
}

/** The words on a report's cover that somebody has to answer for, and those of texts that are about to stand there. */
export function wordsOfReport(
  { row, restaurant }: ReportWithCover,
  now: Date,
  texts: readonly PlacedText[] = [],
): QuestionedWords[] {
  const settings = row.settings as Report['settings'];
  return wordsOfTexts([...coverTexts({ name: row.name, settings }), ...texts], { country: restaurant.location, now });
}

/** A report on its way out: those who run the organization are told of words that come later. */
export function reportGoingOut(kept: OwnedReport, going: Pick<GoingOut, 'occasion' | 'words' | 'reason'>): GoingOut {
  const { id, name, organization_id: organizationId } = kept.row;
  const thing = { kind: 'report', id, name } as const;
  const shown = { ...thing, organizationId, restaurantIds: [] };
  return { organizationId, thing, ...(going.occasion === 'share' && { shown }), ...going };
}
