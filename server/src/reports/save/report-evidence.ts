import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { Generated } from '../generate/generated.ts';
import type { ReportHome } from '../report-reach.ts';
import type { WrittenReport } from '../report-store.ts';
import { withGuests } from '../actions/present-report.ts';

interface EvidenceOf {
  restaurant: ReportHome;
  generated: Generated;
  foodDataVersion: string;
}

/** The file from which anybody can calculate the totals again. */
export function evidenceOf(
  { id, draft, now }: WrittenReport,
  { restaurant, generated, foodDataVersion }: EvidenceOf,
): ReportEvidence {
  const { data } = generated.totals[draft.location];
  const { lines: _lines, contributions: _contributions, foodDataVersion: _version, ...totals } = data;
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
      location: draft.location,
      consumption: draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location,
      generatedAt: now.toISOString(),
    },
    boundary: 'farm_to_kitchen_door',
    foodDataVersion,
    totals: withGuests(totals, draft.settings.numberOfGuests),
    ...generated.evidence,
  };
}
