import { countedOf } from '@plateprint/shared/reports/document/counted.ts';
import { uncountedFirst } from '@plateprint/shared/reports/document/uncounted-first.ts';
import { metricWeight } from '../../../units/weight-figure.ts';
import { amountBeside, countedText, coversText, totalsOf, type DocumentWords, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { WhyFigure } from '../why-figure.tsx';

/** In place of an average: what is counted is less than the whole, and would make a flattering headline. */
export function CountedSoFar({ doc }: { doc: ReportDoc }) {
  const totals = totalsOf(doc);
  const words = useDocumentWords();
  const { text, levels } = words;
  const title = levels('tooLittle.title');
  return (
    <section className="report-headline">
      <h2 className="report-small">{title}</h2>
      <p className="report-co2">
        <span className="report-unit">{levels('tooLittle.atLeast')}</span>{' '}
        <WhyFigure title={title} because={[coversText(doc, words), text('boundary'), text('why.range')]}>
          <span className="report-number">{metricWeight(totals.large.figure?.value ?? 0, words.format)}</span>
        </WhyFigure>{' '}
        <span className="report-unit">CO₂e</span>
      </p>
      <p className="report-soft">{amountBeside(totals, words, { isAtLeast: true })}</p>
      {tooLittleTexts(doc, words).map((line) => (
        <p key={line} className="report-soft">
          {line}
        </p>
      ))}
    </section>
  );
}

/** How much is counted, what therefore is not said, and what is missing first. */
export function tooLittleTexts({ report, data }: ReportDoc, words: DocumentWords): string[] {
  const { levels, format } = words;
  const missing = uncountedFirst(data.lines, report.variety);
  return [
    `${countedText(countedOf(data, report.variety), words)}. ${levels('tooLittle.lead')}`,
    ...(missing.length > 0 ? [levels('tooLittle.first', { names: format.list(missing.map(({ name }) => name)) })] : []),
  ];
}
