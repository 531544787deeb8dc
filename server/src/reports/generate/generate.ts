import { rulesOf } from '@plateprint/shared/reports/report-kind.ts';
import { generateSales } from './generate-sales.ts';
import type { Generated, Generation } from './generated.ts';

/** Computes a report from its rows, or from the reports it is made of. */
export async function generate(generation: Generation): Promise<Generated> {
  const { madeOf, dataStep } = rulesOf(generation.draft);
  if (madeOf === 'rows' && dataStep === 'sales_data') return generateSales(generation);
  throw new Error(`Nothing generates a report of ${madeOf}`);
}
