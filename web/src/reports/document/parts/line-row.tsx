import { kgPerServing } from '@plateprint/shared/footprint/carbon-level.ts';
import type { ReportLine } from '@plateprint/shared/reports/report-data.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { amountText, useDocumentWords } from '../document-words.ts';
import { LevelSign } from './level-sign.tsx';

/** A dish or a purchase with its figures. */
export function LineRow({ line, variety }: { line: ReportLine; variety: ReportVariety }) {
  const words = useDocumentWords();
  const { text, levels, format } = words;
  const kg = kgPerServing(line.co2?.value ?? null, line.weightCovered);
  return (
    <>
      <th scope="row">
        {line.name}
        {line.co2 !== null && !line.complete && <span className="report-soft"> ({text('lines.partly')})</span>}
      </th>
      {variety === 'sales' && (
        <td className="report-figure">{line.servings === null ? '–' : format.number(line.servings, { most: 1 })}</td>
      )}
      <td className="report-figure report-wide">{weightFigure(line.weight, format)}</td>
      <td className="report-figure">{kg === null ? '–' : format.number(kg, { decimals: 2 })}</td>
      <td className="report-figure">{amountText(line.co2?.value ?? null, words)}</td>
      <td>
        <span className="report-with-sign">
          <LevelSign level={line.level} />
          <span className="report-word">{line.level ? levels(`level.${line.level}`) : '–'}</span>
        </span>
      </td>
    </>
  );
}
