import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { AppError, type FieldProblem, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Bodies } from '../body-store.ts';
import { packedAtOnce, packedEvidence } from '../packed-body.ts';
import { documentOf, type ReportFigures, type ReportToMake, rowsOf } from './generated.ts';
import { purchaseFigures } from './purchase-figures.ts';
import { evidenceOf } from './report-evidence.ts';
import { salesFigures } from './sales-figures.ts';
import { readDishes, type WrittenDishes } from './sold-dishes.ts';

/** A report that is made of rows. */
export interface RowsReport extends ReportToMake {
  /** What was sold; null where food was bought. */
  sold: WrittenDishes | null;
}

/** The same as a thread is handed it: a long draft is quicker as JSON than taken apart. */
export interface RowsOrder extends Omit<RowsReport, 'draft'> {
  draft: Uint8Array;
  /** How many rows are counted so far, for progress. */
  counted: Int32Array;
}

export interface RowsResult extends Omit<ReportFigures, 'evidence'> {
  packed: Record<keyof Bodies, Uint8Array>;
}

export type RowsAnswer = { made: RowsResult } | { refused: { code: ProblemCode; fields: readonly FieldProblem[] } };

/** Works a report out and packs it. @throws unknown_ingredient, unit_not_taken */
export function madeOfRows(foodData: FoodData, report: RowsReport, counted: () => void = () => undefined): RowsResult {
  const { sold, draft } = report;
  const { evidence, ...figures } =
    sold === null
      ? purchaseFigures(foodData, report, counted)
      : salesFigures(foodData, { ...report, ...readDishes(sold) }, counted);
  return {
    ...figures,
    packed: {
      rows: packedAtOnce(rowsOf(draft, figures.restaurants)),
      document: packedAtOnce(documentOf(figures)),
      evidence: packedEvidence(evidenceOf(report, { totals: figures.totals, evidence })),
    },
  };
}

/** The same in a thread, from which no refusal can be thrown. */
export function answerToOrder(foodData: FoodData, { draft, counted, ...order }: RowsOrder): RowsAnswer {
  Atomics.store(counted, 0, 0); // done once more where a thread died over it
  const report = { ...order, draft: JSON.parse(Buffer.from(draft).toString()) as ReportDraft };
  try {
    return { made: madeOfRows(foodData, report, () => Atomics.add(counted, 0, 1)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, fields: error.fields } };
  }
}
