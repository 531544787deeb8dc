import { benchmarkFigure } from '@plateprint/shared/footprint/benchmark.ts';
import { carbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { labelInk } from '@plateprint/shared/footprint/label/label-inks.ts';
import type { HistoryMonth } from '@plateprint/shared/reports/document/report-history.ts';
import { countedAmount, type DocumentWords, kgText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { LevelSign } from './level-sign.tsx';

/** Months that the chart has room for; the table lists them all. */
const MOST_BARS = 24;
/** Grams that the history speaks of, by its measure, out of a kilogram. */
const OF_KILOGRAM = { serving_of_400_g: 0.4, kg_of_food: 1 } as const;

export function measureOf({ report }: Pick<ReportDoc, 'report'>): keyof typeof OF_KILOGRAM {
  return report.variety === 'sales' ? 'serving_of_400_g' : 'kg_of_food';
}

/** A month's average in grams CO2e by the report's measure. */
export function monthAverage({ perKg }: HistoryMonth, per: keyof typeof OF_KILOGRAM): number | null {
  return perKg && perKg.value * OF_KILOGRAM[per];
}

/**
 * A bar to each month from zero, its range as a whisker, and the benchmark as a line. Values stand below their bars, where
 * neither a whisker nor the benchmark crosses them.
 */
export function HistoryChart({ doc }: { doc: ReportDoc }) {
  const words = useDocumentWords();
  const { text, format } = words;
  const { report, labels } = doc;
  const months = doc.history.slice(-MOST_BARS);
  const per = measureOf(doc);
  const benchmark = benchmarkFigure(report.settings.benchmark, report.variety)?.grams ?? null;
  const factor = OF_KILOGRAM[per];
  const most = 1.12 * Math.max(benchmark ?? 0, ...months.map(({ perKg }) => (perKg?.high ?? 0) * factor));
  const high = (grams: number): string => `${most > 0 ? (grams / most) * 100 : 0}%`;
  return (
    <div className="report-history" aria-hidden="true">
      <p className="report-fine">{text(`history.${per}`)}</p>
      <div className="report-history-plot">
        {months.map(({ month, perKg }) => {
          const average = perKg && perKg.value * factor;
          const level = perKg && labels === 'letters' ? carbonLevel((perKg.value * 0.4) / 1000) : null;
          const ink = level && labelInk('colour', level);
          return (
            <div key={month} className="report-history-month">
              {perKg && average !== null && (
                <>
                  <div
                    className="report-history-bar"
                    style={{ height: high(average), ...(ink && { background: ink.fill, borderColor: ink.edge }) }}
                  >
                    {level && <LevelSign level={level} size={1.3} />}
                  </div>
                  <div
                    className="report-history-whisker"
                    style={{ bottom: high(perKg.low * factor), height: high((perKg.high - perKg.low) * factor) }}
                  />
                </>
              )}
            </div>
          );
        })}
        {benchmark !== null && (
          <div className="report-history-benchmark" style={{ bottom: high(benchmark) }}>
            <span>
              {text(`compare.${report.settings.benchmark.type}`)} {kgText(benchmark, words)}
            </span>
          </div>
        )}
      </div>
      <div className="report-history-names">
        {months.map(({ month, perKg }, index) => (
          <span key={month}>
            <b>{perKg ? kgText(perKg.value * factor, words) : '–'}</b>
            {format.month(month, 'short')}
            {(index === 0 || month.endsWith('-01')) && <small>{month.slice(0, 4)}</small>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** In how many of an organization's restaurants a month was reported, when it is not all of them; null otherwise. */
export function restaurantsThere(
  { report }: Pick<ReportDoc, 'report'>,
  { reports, restaurants }: HistoryMonth,
  { text }: DocumentWords,
): string | null {
  const all = report.restaurants.length;
  if (report.category !== 'organization' || reports === 0 || restaurants === null || restaurants >= all) return null;
  return text('history.restaurantsThere', { there: String(restaurants), all });
}

function RestaurantsThere({ doc, month }: { doc: ReportDoc; month: HistoryMonth }) {
  const there = restaurantsThere(doc, month, useDocumentWords());
  return there && <span className="report-soft"> ({there})</span>;
}

export function HistoryRow({ doc, month }: { doc: ReportDoc; month: HistoryMonth }) {
  const words = useDocumentWords();
  const { text, format } = words;
  const isSales = doc.report.variety === 'sales';
  return (
    <>
      <th scope="row">
        {format.month(month.month)}
        <RestaurantsThere doc={doc} month={month} />
      </th>
      {isSales && <td className="report-figure">{month.servings === null ? '' : format.number(month.servings, { most: 0 })}</td>}
      <td className={`report-figure ${month.covered?.state === 'too_little' ? 'report-at-least' : ''}`}>
        {month.reports === 0 ? text('history.none') : countedAmount(month, words)}
      </td>
      <td className="report-figure">{month.reports === 0 ? '' : kgText(monthAverage(month, measureOf(doc)), words)}</td>
    </>
  );
}
