import { countedOf } from '@plateprint/shared/reports/document/counted.ts';
import { uncountedFirst } from '@plateprint/shared/reports/document/uncounted-first.ts';
import { amountText, countedText, type DocumentWords, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

/** In place of an average: what is counted is less than the whole, and would make a flattering headline. */
export function CountedSoFar({ doc }: { doc: ReportDoc }) {
  const words = useDocumentWords();
  const { levels } = words;
  return (
    <section className="report-headline">
      <h2 className="report-small">{levels('tooLittle.title')}</h2>
      <p className="report-co2">
        <span className="report-unit">{levels('tooLittle.atLeast')}</span>{' '}
        <span className="report-number">{amountText(doc.data.co2?.value ?? null, words)}</span>
      </p>
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
