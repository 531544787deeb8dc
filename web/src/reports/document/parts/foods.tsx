import { wholeOfFoods } from '@plateprint/shared/reports/totals/added.ts';
import type { ReportContribution } from '@plateprint/shared/reports/model/report-data.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { amountText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

/** Foods that stand alone; the others are one row. */
const FOODS_SHOWN = 12;

/** A row of what adds most. */
export interface FoodShare {
  /** Null for all others together. */
  food: ReportContribution | null;
  /** Foods in it. */
  count: number;
  /** Grams, and grams CO2e. */
  weight: number;
  co2: number;
  /** Of the footprint of everything, and of the longest bar: 0–1. */
  share: number;
  bar: number;
}

/** The foods that add most, the largest first, and all others as one. */
export function foodShares({ data: { contributions } }: Pick<ReportDoc, 'data'>): FoodShare[] {
  const total = wholeOfFoods(contributions);
  const most = contributions[0]?.co2.value ?? 0;
  const shareOf = (co2: number): number => (total > 0 ? co2 / total : 0);
  const others = contributions.slice(FOODS_SHOWN);
  const otherCo2 = sum(others, ({ co2 }) => co2.value);
  return [
    ...contributions.slice(0, FOODS_SHOWN).map((food) => ({
      food,
      count: 1,
      weight: food.weight,
      co2: food.co2.value,
      share: shareOf(food.co2.value),
      bar: most > 0 ? Math.max(0, food.co2.value / most) : 0,
    })),
    ...(others.length > 0
      ? [
          {
            food: null,
            count: others.length,
            weight: sum(others, ({ weight }) => weight),
            co2: otherCo2,
            share: shareOf(otherCo2),
            bar: 0,
          },
        ]
      : []),
  ];
}

function sum(of: readonly ReportContribution[], what: (each: ReportContribution) => number): number {
  return of.reduce((total, each) => total + what(each), 0);
}

export function foodName({ group, name }: ReportContribution, { foodNames }: Pick<ReportDoc, 'foodNames'>): string {
  return foodNames.get(group) ?? name;
}

export function FoodRow({ row: { food, count, weight, co2, share, bar }, doc }: { row: FoodShare; doc: ReportDoc }) {
  const words = useDocumentWords();
  const { text, format } = words;
  return (
    <>
      <th scope="row">{food ? foodName(food, doc) : text('foods.others', { count })}</th>
      <td className="report-bar" aria-hidden="true">
        {bar > 0 && <div className="report-bar-own" style={{ width: `${bar * 100}%` }} />}
      </td>
      <td className="report-figure">{weightFigure(weight, format)}</td>
      <td className="report-figure">{amountText(co2, words)}</td>
      <td className="report-figure">{format.percent(share)}</td>
    </>
  );
}
