import { comparedWithBenchmark } from '@plateprint/shared/reports/document/report-average.ts';
import { type DocumentWords, kgText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { WhyFigure } from '../why-figure.tsx';

/** The report and its benchmark as two bars from zero, by one and the same measure. */
export function ReportComparison({ doc: { report, data } }: { doc: ReportDoc }) {
  const words = useDocumentWords();
  const { text } = words;
  const { benchmark: chosen } = report.settings;
  const { own, benchmark, percent } = comparedWithBenchmark(data, chosen, report.variety);
  if (!benchmark) return <p className="report-soft report-comparison">{text('compare.noGoal')}</p>;
  if (!own) return null;
  const most = Math.max(own.high, benchmark.grams, own.value);
  const title = text(`compare.${benchmark.per}`);
  const share = (grams: number): string => `${most > 0 ? (grams / most) * 100 : 0}%`;
  return (
    <section className="report-comparison">
      <h3 className="report-small">{title}</h3>
      <table className="report-bars">
        <tbody>
          <tr>
            <th scope="row">{text('compare.own')}</th>
            <td className="report-bar" aria-hidden="true">
              <div className="report-bar-own" style={{ width: share(own.value) }} />
              <div className="report-whisker" style={{ left: share(own.low), width: share(own.high - own.low) }} />
            </td>
            <td className="report-figure">{kgText(own.value, words)}</td>
          </tr>
          <tr>
            <th scope="row">{text(`compare.${chosen.type}`)}</th>
            <td className="report-bar" aria-hidden="true">
              <div className="report-bar-benchmark" style={{ width: share(benchmark.grams) }} />
            </td>
            <td className="report-figure">{kgText(benchmark.grams, words)}</td>
          </tr>
        </tbody>
      </table>
      {percent !== null && (
        <p className="report-verdict">
          <WhyFigure
            title={title}
            because={[
              text('why.compare', {
                per: benchmark.per,
                own: kgText(own.value, words),
                benchmark: kgText(benchmark.grams, words),
              }),
            ]}
          >
            {verdict(percent, words)}
          </WhyFigure>{' '}
          <span className="report-soft">{text('unit')}</span>
        </p>
      )}
    </section>
  );
}

/** "38 % below". */
export function verdict(percent: number, { text, format }: DocumentWords): string {
  if (percent === 0) return text('compare.same');
  return text(percent < 0 ? 'compare.below' : 'compare.above', { percent: format.percent(Math.abs(percent) / 100) });
}
