import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { withGuests } from '@plateprint/shared/reports/totals/with-guests.ts';
import type { ReportFigures, ReportToMake } from './generated.ts';

/** The file from which anybody can calculate the totals again. */
export function evidenceOf(
  { id, draft, restaurant, now }: ReportToMake,
  { totals: byDatabase, evidence }: Pick<ReportFigures, 'totals' | 'evidence'>,
): ReportEvidence {
  const { data } = byDatabase[draft.emissionDatabase];
  const { lines: _lines, contributions: _contributions, foodDataVersion, ...totals } = data;
  return {
    format: 'plateprint-report-evidence',
    formatVersion: 1,
    report: {
      id,
      name: draft.name.trim(),
      category: draft.category,
      variety: draft.variety,
      type: draft.type,
      startDate: draft.startDate,
      endDate: draft.endDate,
      organization: restaurant.organizationName,
      restaurant: restaurant.name,
      emissionDatabase: draft.emissionDatabase,
      consumption: draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location,
      generatedAt: now.toISOString(),
    },
    boundary: 'farm_to_kitchen_door',
    foodDataVersion,
    totals: withGuests(totals, draft.settings.numberOfGuests),
    ...evidence,
  };
}
