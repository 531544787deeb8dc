import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Generated, Generation } from './generated.ts';
import { generateOrganization } from './generate-organization.ts';
import { generatePeriod } from './generate-period.ts';
import { generateRows } from './generate-rows.ts';

/** Computes a report from its rows, or from the reports it is made of. */
export async function generate(generation: Generation): Promise<Generated> {
  switch (rulesOf(generation.draft).madeOf) {
    case 'rows':
      return generateRows(generation);
    case 'monthly_reports':
      return generatePeriod(generation);
    case 'restaurants':
      return generateOrganization(generation);
  }
}
