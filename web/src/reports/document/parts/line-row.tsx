import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import type { ReportLine } from '@plateprint/shared/reports/model/report-data.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { kgOfLine } from '@plateprint/shared/reports/model/kg-of-line.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { amountText, kgText, useDocumentWords } from '../document-words.ts';
import { lineRemarks } from './line-remarks.ts';
import { LevelSign } from './level-sign.tsx';

/** A dish or a purchase with its figures. */
export function LineRow({ line, variety, labels }: { line: ReportLine; variety: ReportVariety; labels: LabelsShown }) {
  const words = useDocumentWords();
  const { levels, format } = words;
  const kg = kgOfLine(line);
  const remarks = lineRemarks(line, words);
  return (
    <>
      <th scope="row">
        {line.name}
        {remarks.length > 0 && <span className="report-soft"> ({remarks.join(', ')})</span>}
      </th>
      {variety === 'sales' && (
        <td className="report-figure">{line.servings === null ? '–' : format.number(line.servings, { most: 1 })}</td>
      )}
      <td className="report-figure report-wide">{weightFigure(line.weight, format)}</td>
      <td className="report-figure">{kgText(kg === null ? null : kg * 1000, words)}</td>
      <td className="report-figure">{amountText(line.co2?.value ?? null, words)}</td>
      {labels === 'letters' && (
        <td>
          <span className="report-with-sign">
            <LevelSign level={line.level} />
            <span className="report-word">{line.level ? levels(`level.${line.level}`) : '–'}</span>
          </span>
        </td>
      )}
    </>
  );
}
