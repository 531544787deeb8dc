import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Generated, Generation } from './generated.ts';
import { generateOrganization } from './generate-organization.ts';
import { generatePeriod } from './generate-period.ts';
import { generateProcurement } from './generate-procurement.ts';
import { generateSales } from './generate-sales.ts';

/** Computes a report from its rows, or from the reports it is made of. */
export async function generate(generation: Generation): Promise<Generated> {
  const { madeOf, dataStep } = rulesOf(generation.draft);
  if (madeOf === 'monthly_reports') return generatePeriod(generation);
  if (madeOf === 'restaurants') return generateOrganization(generation);
  return dataStep === 'ingredients' ? generateProcurement(generation) : generateSales(generation);
}
