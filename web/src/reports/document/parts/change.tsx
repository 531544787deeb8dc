import type { TextTable } from '../../../exports/export-page.ts';
import type { FigureTable } from '../../../exports/workbook.ts';
import { changeSteps, type ChangeStep, signedKg } from '../../change-steps.ts';
import { type DocumentWords, kgText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

type Change = NonNullable<ReportDoc['change']>;

/** The way from the month before to this one, step by step: bars, numbers, and what makes most of each. */
export function ReportChange({ change }: { change: Change }) {
  const words = useDocumentWords();
  const { steps, before, after } = changeSteps(change);
  const { change: text } = words;
  return (
    <>
      {change.difference && (
        <p className="report-text">
          {words.difference.sentence(change.difference)} {words.difference.restsOn}
        </p>
      )}
      <table className="report-bars report-change">
        <thead>
          <tr>
            <th scope="col">{text('head.part')}</th>
            <th scope="col" colSpan={2} className="report-figure">
              {text('head.change', { unit: text(`per.${change.per}`) })}
            </th>
          </tr>
        </thead>
        <tbody>
          <Month month={change.from} at={before} grams={change.before} />
          {steps.map((step) => (
            <tr key={step.part}>
              <th scope="row">
                {text(`part.${step.part}`)}
                <small>{rowsText(step, change, words)}</small>
              </th>
              <td className="report-bar" aria-hidden="true">
                <div
                  className={step.co2 < 0 ? 'report-bar-own' : 'report-bar-more'}
                  style={{ marginLeft: `${step.start * 100}%`, width: `${Math.max(0.5, (step.end - step.start) * 100)}%` }}
                />
              </td>
              <td className="report-figure">{signedKg(step.co2, change.per, words.format)}</td>
            </tr>
          ))}
          <Month month={change.to} at={after} grams={change.after} />
        </tbody>
      </table>
    </>
  );
}

function Month({ month, at, grams }: { month: string; at: number; grams: number }) {
  const words = useDocumentWords();
  return (
    <tr>
      <th scope="row">{words.format.month(month)}</th>
      <td className="report-bar" aria-hidden="true">
        <div className="report-bar-mark" style={{ marginLeft: `${at * 99.5}%`, width: '0.5%' }} />
      </td>
      <td className="report-figure">{kgText(grams, words)}</td>
    </tr>
  );
}

function rowsText({ rows }: ChangeStep, { per }: Change, { change: text, format }: DocumentWords): string {
  return format.list(rows.map(({ name, co2 }) => text('rows', { name, co2: signedKg(co2, per, format) })));
}

/** The same in a plain table, for the text PDF. */
export function changeText({ change }: ReportDoc, words: DocumentWords): TextTable {
  const { change: text, format } = words;
  if (change === null) return { heading: '', rows: [] };
  return {
    heading: text('title', { month: format.month(change.from) }),
    head: [text('head.part'), text('head.change', { unit: text(`per.${change.per}`) }), text('head.rows')],
    rows: [
      [format.month(change.from), kgText(change.before, words), ''],
      ...changeSteps(change).steps.map((step) => [
        text(`part.${step.part}`),
        signedKg(step.co2, change.per, format),
        rowsText(step, change, words),
      ]),
      [
        format.month(change.to),
        kgText(change.after, words),
        change.difference ? words.difference.sentence(change.difference) : '',
      ],
    ],
    numeric: [1],
  };
}

/** The same for the workbook: every part, unrounded, and below it its rows. */
export function changeTable({ change }: ReportDoc, { change: text, difference, format }: DocumentWords): FigureTable {
  if (change === null) return { name: '', head: [], rows: [] };
  return {
    name: text('sheet'),
    head: [text('head.part'), text('head.rows'), text(`per.${change.per}`)],
    rows: [
      [format.month(change.from), null, change.before / 1000],
      ...change.parts.flatMap(({ part, co2, rows }) => [
        [text(`part.${part}`), null, co2 / 1000],
        ...rows.map((row) => [text(`part.${part}`), row.name, row.co2 / 1000]),
      ]),
      [format.month(change.to), change.difference && difference.sentence(change.difference), change.after / 1000],
    ],
  };
}
