import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { packed } from '../packed-body.ts';
import { documentOf, type Generated, type Generation, type ReportFigures, rowsOf } from './generated.ts';
import { generateOrganization } from './generate-organization.ts';
import { generatePeriod } from './generate-period.ts';
import { generateRows } from './generate-rows.ts';
import { evidenceOf } from './report-evidence.ts';

/** Computes a report from its rows, or from the reports it is made of. */
export async function generate(generation: Generation): Promise<Generated> {
  const { madeOf } = rulesOf(generation.draft);
  if (madeOf === 'rows') return generateRows(generation);
  return packedFigures(
    generation,
    madeOf === 'monthly_reports' ? await generatePeriod(generation) : await generateOrganization(generation),
  );
}

async function packedFigures(generation: Generation, { evidence, ...figures }: ReportFigures): Promise<Generated> {
  return {
    ...figures,
    packed: {
      rows: await packed(rowsOf(generation.draft, figures.restaurants)),
      document: await packed(documentOf(figures)),
      evidence: await packed(evidenceOf(generation, { totals: figures.totals, evidence })),
    },
  };
}
