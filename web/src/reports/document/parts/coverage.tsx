import { reconciliation } from '@plateprint/shared/reports/document/reconciliation.ts';
import { coverageOfReport, expectedWeight } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { coversText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

/** How much of everything is counted, and where every row of the files went. */
export function Coverage({ doc: { report, data } }: { doc: ReportDoc }) {
  const words = useDocumentWords();
  const { text, format } = words;
  const { coverage } = data;
  const { share } = coverageOfReport(data, report.variety);
  const rows = reconciliation(report, coverage);
  const figure = (value: number): string => format.number(value);
  const weights = {
    counted: weightFigure(coverage.weightCovered, format),
    weight: weightFigure(expectedWeight(coverage), format),
  };
  const hasFiles = rows.inFiles > 0;
  return (
    <>
      <p className="report-fine report-lead">{text('coverage.lead')}</p>
      {share !== null && (
        <div className="report-covered">
          <p>
            <strong>{coversText({ data, report }, words)}</strong>{' '}
            <span className="report-soft">
              {coverage.rowsOfUnknownWeight > 0 ? words.average('saidExpected', weights) : text('coverage.said', weights)}
            </span>
          </p>
          <div className="report-covered-bar" aria-hidden="true">
            <div style={{ width: `${share * 100}%` }} />
          </div>
        </div>
      )}
      <table className="report-table report-reconciled">
        <tbody>
          {hasFiles && <Row name={text('coverage.inFiles')} figure={figure(rows.inFiles)} isWhole />}
          {hasFiles && <Row name={text('coverage.leftOut')} figure={figure(0 - rows.leftOut)} />}
          {hasFiles && rows.byHand > 0 && <Row name={text('coverage.byHand')} figure={figure(rows.byHand)} />}
          <Row name={text('coverage.all')} figure={figure(rows.rows)} isWhole />
          <Row name={text('coverage.countedRows')} figure={figure(rows.counted)} />
          <Row name={text('coverage.open')} figure={figure(rows.open)} />
          {coverage.rowsOfUnknownWeight > 0 && (
            <Row name={text('coverage.ofUnknownWeight')} figure={figure(coverage.rowsOfUnknownWeight)} />
          )}
          <Row name={text('coverage.setAside')} figure={figure(rows.setAside)} />
        </tbody>
      </table>
      {hasFiles && <p className="report-fine">{text(rows.adds ? 'coverage.adds' : 'coverage.addsNot')}</p>}
    </>
  );
}

function Row({ name, figure, isWhole = false }: { name: string; figure: string; isWhole?: boolean }) {
  return (
    <tr className={isWhole ? 'report-whole' : ''}>
      <th scope="row">{name}</th>
      <td className="report-figure">{figure}</td>
    </tr>
  );
}
