import { CARBON_LEVELS, LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import { labelInk } from '@plateprint/shared/footprint/label/label-inks.ts';
import { labelPlaces } from '@plateprint/shared/reports/document/label-places.ts';
import { isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { LevelSign } from './level-sign.tsx';

/** From this share on there is room for the sign and the figure inside of a part. */
const ROOM = 9;

/** Servings, or kilograms, by level: one bar with its labels on it, and the same as a table. */
export function LevelDistribution({ doc }: { doc: ReportDoc }) {
  const { report, data } = doc;
  const { text, levels, format } = useDocumentWords();
  const isSales = report.variety === 'sales';
  if (!isCoveredEnough(data, report.variety)) return <p className="report-soft">{levels('tooLittle.lead')}</p>;
  const shares = data.servingsByLevel;
  if (!shares || CARBON_LEVELS.every((level) => shares[level].percent === 0))
    return <p className="report-soft">{text('levels.none')}</p>;
  return (
    <div className="report-levels">
      <LevelBar doc={doc} />
      <table className="report-table report-levels-table">
        <thead>
          <tr>
            <th scope="col">{text('levels.level')}</th>
            <th scope="col" className="report-figure">
              {text(isSales ? 'levels.servings' : 'levels.kilograms')}
            </th>
            <th scope="col" className="report-figure">
              {text('levels.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {CARBON_LEVELS.map((level) => (
            <tr key={level}>
              <th scope="row">
                <span className="report-with-sign">
                  <LevelSign level={level} /> {levels(`level.${level}`)}
                </span>
              </th>
              <td className="report-figure">
                {isSales
                  ? format.number(shares[level].servings, { most: 0 })
                  : weightFigure(shares[level].servings * 1000, format)}
              </td>
              <td className="report-figure">{format.percent(shares[level].percent / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The bar alone: each part with its sign in it, and every part's share below it, however narrow the part. */
export function LevelBar({ doc: { report, data } }: { doc: ReportDoc }) {
  const { format } = useDocumentWords();
  const shares = data.servingsByLevel;
  if (!shares) return null;
  const shown = CARBON_LEVELS.filter((level) => shares[level].percent > 0);
  const isNarrow = report.settings.orientation.endsWith('landscape');
  const places = labelPlaces(
    shown.map((level) => shares[level].percent),
    isNarrow ? 9 : 7,
  );
  return (
    <div aria-hidden="true">
      <div className="report-stack">
        {shown.map((level) => {
          const ink = labelInk('colour', level);
          const { percent } = shares[level];
          return (
            <div key={level} className="report-stack-part" style={{ width: `${percent}%` }}>
              <div className="report-stack-fill" style={{ background: ink.fill, borderColor: ink.edge }}>
                {percent >= ROOM && <LevelSign level={level} size={1.7} />}
              </div>
            </div>
          );
        })}
      </div>
      <div className="report-stack-labels">
        {shown.map((level, index) => (
          <span key={level} style={{ left: `${places[index] ?? 0}%` }}>
            {LEVEL_LETTERS[level]} {format.percent(shares[level].percent / 100)}
          </span>
        ))}
      </div>
    </div>
  );
}
