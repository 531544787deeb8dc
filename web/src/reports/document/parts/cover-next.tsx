import { type ReportNext, reportNext } from '@plateprint/shared/reports/document/report-next.ts';
import { isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { isSeen, signedKg } from '../../change-steps.ts';
import { type DocumentWords, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

/** As many dishes or foods as the first page names for what changed. */
const MOST_ROWS = 2;

/** On the first page: what made the month another than the one before, and what to do next. */
export function CoverNext({ doc }: { doc: ReportDoc }) {
  const words = useDocumentWords();
  const parts = coverNextTexts(doc, words);
  if (parts.length === 0) return null;
  return (
    <section className="report-next">
      {parts.map(({ title, sentences }) => (
        <div key={title}>
          <h2 className="report-small">{title}</h2>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </section>
  );
}

interface CoverPart {
  title: string;
  sentences: string[];
}

/** The same in plain words, for the text PDF too. */
export function coverNextTexts(doc: ReportDoc, words: DocumentWords): CoverPart[] {
  const next = reportNext(doc.data, doc.report);
  const changed = changedTexts(doc, words);
  return [
    ...(changed && doc.change
      ? [{ title: words.change('title', { month: words.format.month(doc.change.from) }), sentences: changed }]
      : []),
    ...(next ? [{ title: words.change('next.title'), sentences: nextTexts(next, doc, words) }] : []),
  ];
}

/** How surely, and which dishes or foods most by; null where the two months are not compared. */
function changedTexts({ report, data, change }: ReportDoc, { change: text, difference, format }: DocumentWords): string[] | null {
  if (!change?.difference || !isCoveredEnough(data, report.variety)) return null;
  // A dish that is sold otherwise and cooked otherwise stands in two parts.
  const byName = Map.groupBy(
    change.parts.flatMap((part) => part.rows),
    ({ name }) => name,
  );
  const rows = [...byName]
    .map(([name, ofName]) => ({ name, co2: ofName.reduce((sum, { co2 }) => sum + co2, 0) }))
    .filter(({ co2 }) => isSeen(co2, change.per))
    .toSorted((one, other) => Math.abs(other.co2) - Math.abs(one.co2))
    .slice(0, MOST_ROWS)
    .map(({ name, co2 }) => text('rows', { name, co2: signedKg(co2, change.per, format) }));
  const sentence = difference.sentence(change.difference);
  return rows.length === 0
    ? [sentence]
    : [sentence, text('next.most', { rows: format.list(rows), unit: text(`per.${change.per}`) })];
}

function nextTexts(next: ReportNext, { foodNames }: ReportDoc, { change: text, format }: DocumentWords): string[] {
  switch (next.what) {
    case 'count':
      return [text('next.count', { rows: next.rows })];
    case 'lines':
      return next.lines.map(({ name, above, share }) => {
        const kg = format.number(above / 1000, { most: above < 10_000 ? 1 : 0 });
        return text('next.line', { name, kg, percent: format.percent(share) });
      });
    case 'foods': {
      const names = next.foods.map(({ group, name }) => foodNames.get(group) ?? name);
      return [text('next.foods', { foods: format.list(names), percent: format.percent(next.share) })];
    }
  }
}
