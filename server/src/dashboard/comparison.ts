import {
  type Compared,
  comparedMonths,
  type MonthSums,
  type RowOfSums,
  rowOf,
  totalsOf,
} from '@plateprint/shared/dashboard/compare.ts';
import { averageOfSums } from '@plateprint/shared/dashboard/compared-sums.ts';
import { asMonth, type ComparisonQuery } from '@plateprint/shared/dashboard/comparison-query.ts';
import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { placesToChange } from '@plateprint/shared/dashboard/places-to-change.ts';
import { rowsNamed, sortedRows } from '@plateprint/shared/dashboard/sorted-rows.ts';
import { formerSpan, monthsOf, presetSpan, type Span, spanProblem } from '@plateprint/shared/dashboard/span.ts';
import { standsOut } from '@plateprint/shared/dashboard/stands-out.ts';
import type { Benchmark } from '@plateprint/shared/footprint/benchmark.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Day, monthLater } from '@plateprint/shared/kernel/month.ts';
import { againstBenchmark } from '@plateprint/shared/reports/totals/against-benchmark.ts';
import { type Page, pageOf } from '../platform/database/page.ts';
import type { MonthsOf } from './compared-store.ts';
import type { ReleaseOfSpans } from './release-of-spans.ts';
import { differencesOfPlace, type FoodsOfPlace } from './differences-of-place.ts';

const YEAR = 12;

/**
 * The months that are asked for: twelve where one end is left out, the last twelve full ones without either.
 * @throws invalid_input for a span that ends before it begins, or is longer than three years
 */
export function spanOf({ from, to }: Pick<ComparisonQuery, 'from' | 'to'>, now: Date): Span {
  const usual = presetSpan('year', now.toISOString().slice(0, 10) as Day);
  const [first, last] = [asMonth(from), asMonth(to)];
  const end = last ?? (first ? monthLater(first, YEAR - 1) : usual.to);
  const span = { from: first ?? monthLater(end, 1 - YEAR), to: end };
  const problem = spanProblem(span);
  if (problem) throw new AppError('invalid_input', [{ ...problem, message: 'This is no span of one to 36 months.' }]);
  return span;
}

interface Found {
  place: Comparison['place'];
  enterprise: Comparison['enterprise'];
  span: Span;
  compared: readonly Compared[];
  months: readonly MonthSums[];
  benchmark: Benchmark;
  /** The months of the rows of one page. */
  monthsOfRows: (ids: readonly string[]) => Promise<readonly MonthsOf[]>;
  foods: FoodsOfPlace;
  release: ReleaseOfSpans;
  nameOfFood: (food: string) => string | null;
}

/** The comparison: totals, months and outstanding rows of all, and one page of rows. */
export async function presentComparison(found: Found, query: ComparisonQuery): Promise<Comparison> {
  const { place, enterprise, span, compared, months, benchmark, monthsOfRows, foods, nameOfFood, release } = found;
  const { variety, emissionDatabase } = query;
  const totals = totalsOf(compared, { span, variety });
  const rows = compared.map((one) => rowOf(one, { span, variety, totals }));
  const { items, next } = await pageOfRows(sortedRows(rowsNamed(rows, query.search), query.sort, query.order), query);
  const former = formerSpan(span);
  const outstanding = standsOut(rows, totals);
  const differences = await differencesOfPlace({ compared, variety, foods, nameOfFood }, [...items, ...outstanding]);
  return {
    place,
    enterprise,
    variety,
    emissionDatabase,
    from: span.from,
    to: span.to,
    formerFrom: former.from,
    formerTo: former.to,
    totals: {
      ...totals,
      change: totals.change && { ...totals.change, difference: differences.changeOfWhole() },
      changeByFood: totals.change ? differences.foodsOfWhole() : [],
    },
    months: comparedMonths(months, { span, variety }),
    standsOut: outstanding.map((each) => differences.outstanding(each)),
    benchmark: againstBenchmark(benchmark, totals.perKg?.value ?? null, variety),
    changeFirst: placesToChange(compared, { whole: totals.co2?.value ?? null, variety: query.variety }),
    items: withMonths(items, await monthsOfRows(items.map(({ id }) => id)), { span, variety }).map((row) => differences.row(row)),
    next,
    foodDataVersion: release.version,
    isMixed: release.isMixed,
  };
}

type Row = RowOfSums;

/** Rows after the one that the cursor names, wherever it stands by now; of one that is gone, from its place on. */
async function pageOfRows(sorted: readonly Row[], { cursor, limit }: ComparisonQuery): Promise<Page<Row>> {
  const from = (start: number) => ({ execute: async () => sorted.slice(start, start + limit + 1) });
  const places = new Map(sorted.map(({ id }, place) => [id, place]));
  return pageOf<Row, ReturnType<typeof from>>(from(0), {
    cursor,
    limit,
    sortedBy: 'text',
    after: (_all, [place, id]) => from(Math.max(0, places.has(id) ? (places.get(id) ?? 0) + 1 : Number.parseInt(place, 10) || 0)),
    keyOf: ({ id }) => [String(places.get(id) ?? 0), id],
  });
}

function withMonths(
  rows: readonly Row[],
  sums: readonly MonthsOf[],
  { span, variety }: { span: Span; variety: ComparisonQuery['variety'] },
) {
  const known = new Map(sums.map((each) => [`${each.id} ${each.month}`, each.sums]));
  return rows.map((row) => ({
    ...row,
    months: monthsOf(span).map((month) => {
      const of = known.get(`${row.id} ${month}`);
      return { month, reports: of?.reports ?? 0, average: of ? (averageOfSums(of, variety)?.value ?? null) : null };
    }),
  }));
}
