import { type Month, monthLater, shortMonthName } from '@plateprint/shared/kernel/month.ts';
import type { ReportRestaurant } from '@plateprint/shared/reports/model/report.ts';
import { amountText, countedAmount, kgText, useDocumentWords, type DocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

/** A restaurant of an organization with its months and what it adds. */
export function RestaurantRow({ doc, restaurant }: { doc: ReportDoc; restaurant: ReportRestaurant }) {
  const words = useDocumentWords();
  const { text } = words;
  const sum = doc.restaurantSums.get(restaurant.id);
  const perKg = sum?.perKg?.value ?? null;
  return (
    <>
      <th scope="row">{restaurant.name}</th>
      <td>
        {restaurant.status === 'completed'
          ? monthsText(restaurant.monthsIncluded, words)
          : monthsText(restaurant.monthsIncluded, words) || text(`restaurants.status.${restaurant.status}`)}
      </td>
      <td>{missingText(restaurant, words)}</td>
      <td className="report-figure">{sum ? countedAmount(sum, words) : amountText(null, words)}</td>
      <td className="report-figure">
        {kgText(perKg === null ? null : perKg * (doc.report.variety === 'sales' ? 0.4 : 1), words)}
      </td>
    </>
  );
}

/** The months that lack, and after which month a site that was deleted later counts as closed. */
export function missingText({ monthsMissing, closedAfter }: ReportRestaurant, words: DocumentWords): string {
  const { text } = words;
  const missing = monthsText(monthsMissing, words) || text('restaurants.none');
  return closedAfter === undefined
    ? missing
    : `${missing}; ${text('restaurants.closedAfter', { month: monthsText([closedAfter], words) })}`;
}

/** "Jan–Mar 2026, May 2026": neighbours are said as a range. */
export function monthsText(months: readonly string[] | undefined, { format }: DocumentWords): string {
  const sorted = (months ?? []).toSorted();
  const runs: [string, string][] = [];
  for (const month of sorted) {
    const run = runs.at(-1);
    if (run && isNext(run[1], month)) run[1] = month;
    else runs.push([month, month]);
  }
  const short = (month: string): string => shortMonthName(month as Month, format.locale);
  return runs
    .map(([first, last]) => {
      const year = last.slice(0, 4);
      if (first === last) return `${short(first)} ${year}`;
      return `${short(first)}${first.slice(0, 4) === year ? '' : ` ${first.slice(0, 4)}`}–${short(last)} ${year}`;
    })
    .join(', ');
}

function isNext(month: string, later: string): boolean {
  return monthLater(month as Month, 1) === later;
}
