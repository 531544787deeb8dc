import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { signOf } from '@plateprint/shared/purchases/invoice/credit-note.ts';
import { quantityInWords } from '@plateprint/shared/purchases/invoice/quantity-code.ts';
import { UNKNOWN_PACK } from '@plateprint/shared/reports/rows/program-rows.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { packedAmount, readPackSize } from '@plateprint/shared/reports/import/pack-size.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { unitOfWord } from '@plateprint/shared/reports/rows/unit-word.ts';
import type { Services } from '../../platform/services.ts';
import { putRows, type RowSender } from '../../reports/put/put-rows.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import {
  type ArticleWeight,
  keepWeights,
  linesToWeigh,
  type UnweighedLine,
  weighLines,
  weightKey,
} from '../article-weight-store.ts';
import { monthReport } from './month-report.ts';
import { nameOfRow, numberOfRow } from './row-of-invoice-line.ts';

interface Weighing {
  organizationId: string;
  language: Language;
  weights: readonly ArticleWeight[];
}

/** Remembers weights, and brings the drafts that wait for them to it. @returns lines weighed, and months that are completed */
export async function weighArticles(
  services: Services,
  sender: RowSender,
  { organizationId, language, weights }: Weighing,
): Promise<{ lines: number; completed: string[] }> {
  const { database } = services;
  const by = new Map(weights.map((each) => [weightKey(each), each.grams]));
  const waiting = await linesToWeigh(database, organizationId, weights);
  await keepWeights(database, { actor: sender.actor, organizationId, now: services.clock() }, weights);
  const months = Map.groupBy(waiting, ({ restaurantId, month }) => `${restaurantId} ${month}`);
  const answer = { lines: 0, completed: [] as string[] };
  for (const lines of months.values()) {
    const [{ restaurantId, month } = { restaurantId: '', month: '' }] = lines;
    const outcome = await weighedMonth(services, sender, { restaurantId, month, language, lines, by });
    if (outcome === 'weighed') answer.lines += lines.length;
    if (outcome === 'completed') answer.completed.push(month);
  }
  return answer;
}

interface Month {
  restaurantId: string;
  month: string;
  language: Language;
  lines: readonly UnweighedLine[];
  by: ReadonlyMap<string, number>;
}

async function weighedMonth(
  services: Services,
  sender: RowSender,
  { restaurantId, month, language, lines, by }: Month,
): Promise<'weighed' | 'completed' | 'elsewhere'> {
  const { database } = services;
  const weighed = lines.map(({ invoiceId, place, kind, quantity, ...article }) => {
    const grams = signOf(kind) * quantity * (by.get(weightKey(article)) ?? 0);
    return { invoiceId, place, grams };
  });
  try {
    const restaurant = await reportHome(database, sender.actor, restaurantId);
    const { organizationId } = restaurant;
    if ((await monthReport(database, restaurant, month)) === null) {
      await weighLines(database, organizationId, weighed);
      return 'weighed';
    }
    await putRows(services, sender, {
      restaurant,
      into: { language, type: 'monthly', day: `${month}-01`, mode: 'add', complete: false },
      variety: 'procurement',
      sent: {
        into: async (draft) => ({
          ...draft,
          ingredients: draft.ingredients.map((row) => weighedRow(row, { lines, by, language })),
        }),
        unmatched: [],
        unweighed: [],
        placeOf: () => -1,
      },
      keep: async (transaction) => weighLines(transaction, organizationId, weighed),
    });
    return 'weighed';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'report_exists') return 'completed';
    if (error.code === 'not_found' || error.code === 'not_allowed') return 'elsewhere';
    throw error;
  }
}

function weighedRow(row: IngredientRow, { lines, by, language }: Pick<Month, 'lines' | 'by' | 'language'>): IngredientRow {
  if (row.grams !== null || row.amount === null || row.setAside) return row;
  for (const line of lines) {
    if (row.written !== nameOfRow({ ...line, id: '' }) || row.externalId !== numberOfRow(line)) continue;
    const { amount, unit } = quantityInWords(1, line.code || null);
    const grams = by.get(weightKey(line));
    if (grams === undefined) continue;
    if (isSameUnit(row.unit, unit, language)) {
      const known = row.unit === UNKNOWN_PACK ? unit : row.unit;
      return { ...row, unit: known, grams: (row.amount / (amount ?? 1)) * grams };
    }
    // Four packs of "1 l" stand as 4 l.
    const one = packedAmount({ quantity: amount, unit, pack: readPackSize(row.written, 'name') }, language);
    const times = timesMeasured(row, one, language);
    if (times !== null) return { ...row, grams: times * grams };
  }
  return row;
}

/** How many times one measure is in another; null where one of them is none. */
function timesMeasured(all: Measured, one: Measured, language: Language): number | null {
  const [whole, part] = [measure(all, language), measure(one, language)];
  return whole === null || part === null || part === 0 ? null : whole / part;
}

type Measured = Pick<IngredientRow, 'amount' | 'unit'>;

function measure({ amount, unit: word }: Measured, language: Language): number | null {
  const unit = word === null ? null : unitOfWord(word, language);
  return amount === null || unit === null ? null : toGrams({ amount, unit }, { density: 1, pieces: {} }).grams;
}

function isSameUnit(one: string | null, other: string | null, language: Language): boolean {
  if (one === other || (one === UNKNOWN_PACK && other !== null)) return true;
  if (one === null || other === null) return false;
  const known = unitOfWord(one, language);
  return known !== null && known === unitOfWord(other, language);
}
