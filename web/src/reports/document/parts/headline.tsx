import { countedOf } from '@plateprint/shared/reports/document/counted.ts';
import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { type Average, reportAverage } from '@plateprint/shared/reports/document/report-average.ts';
import { soldPortions } from '@plateprint/shared/reports/document/sold-portions.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import {
  amountText,
  averageBeside,
  averageTitle,
  betweenText,
  countedText,
  type DocumentWords,
  energyText,
  kgText,
  quoteText,
  totalsOf,
  useDocumentWords,
} from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { WhyFigure } from '../why-figure.tsx';
import { ReportComparison } from './comparison.tsx';
import { AverageLevel, judgedLevel } from './average-level.tsx';
import { CountedSoFar } from './counted-so-far.tsx';

/** The head of a report: its average where enough is counted, otherwise the part that is counted so far. */
export function ReportHeadline({ doc }: { doc: ReportDoc }) {
  const { state } = coverageOfReport(doc.data, doc.report.variety);
  if (state === 'too_little' && doc.data.co2) return <CountedSoFar doc={doc} />;
  return <AverageHeadline doc={doc} isPartial={state === 'partial'} />;
}

/** Why there is no average where something is counted. */
function unknownAverage(per: Average['per'], { text, average }: DocumentWords): string {
  if (per === 'per_guest') return average('noGuests');
  return per === 'per_1000_kcal' ? average('noEnergy') : text('unknown');
}

/** One large figure with its unit, its range and its level, and what it is compared with. */
function AverageHeadline({ doc, isPartial }: { doc: ReportDoc; isPartial: boolean }) {
  const { report, data } = doc;
  const words = useDocumentWords();
  const { text, format } = words;
  const { per, figure, without } = reportAverage(data, report.settings, report.variety);
  const totals = twoTotals(figure, without, doc.printed);
  const large = totals.large.figure;
  const hasLevel = judgedLevel(doc) !== null;
  const unknown = data.co2 ? unknownAverage(per, words) : text('unknown');
  const sold = soldPortions(data);
  const title = averageTitle(per, sold, words);
  return (
    <section className="report-headline">
      <h2 className="report-small">{title}</h2>
      <p className="report-co2">
        <WhyFigure
          title={title}
          because={[
            words.average(`why.${per}`, {
              total: amountText(totalsOf(doc).large.figure?.value ?? null, words),
              portions: Math.round(data.portions),
              weight: weightFigure(data.coverage.weightCovered, format),
              energy: energyText(data, words),
              guests: report.settings.numberOfGuests ?? 0,
            }),
            text('boundary'),
            text('why.range'),
          ]}
        >
          <span className="report-number">{kgText(large?.value ?? null, words)}</span>
        </WhyFigure>{' '}
        {figure && <span className="report-unit">{text('unit')}</span>}
      </p>
      <p className="report-soft">
        {large ? betweenText(large, words) : unknown}
        {figure &&
          per === 'per_portion' &&
          !sold.isSame &&
          `; ${words.average('asPortions', { portions: Math.round(data.portions) })}`}
      </p>
      {large && <p className="report-soft">{averageBeside(totals, words, hasLevel)}</p>}
      {isPartial && <p className="report-soft">{countedText(countedOf(data, report.variety), words)}</p>}
      <AverageLevel doc={doc} />
      {figure && per === 'per_portion' && <p className="report-fine">{quoteText({ figure, sold, labels: doc.labels }, words)}</p>}
      <ReportComparison doc={doc} />
    </section>
  );
}
