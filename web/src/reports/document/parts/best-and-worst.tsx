import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import type { ReportLine } from '@plateprint/shared/reports/model/report-data.ts';
import { kgOfLine } from '@plateprint/shared/reports/model/kg-of-line.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { amountText, kgText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { LevelSign } from './level-sign.tsx';

/** The lightest and the heaviest, by 400 g. */
export function BestAndWorst({ doc: { data, labels } }: { doc: ReportDoc }) {
  const { text } = useDocumentWords();
  return (
    <div className="report-pair">
      {data.lowestRecipe && <Extreme title={text('best.low')} line={data.lowestRecipe} labels={labels} />}
      {data.highestRecipe && <Extreme title={text('best.high')} line={data.highestRecipe} labels={labels} />}
    </div>
  );
}

function Extreme({ title, line, labels }: { title: string; line: ReportLine; labels: LabelsShown }) {
  const words = useDocumentWords();
  const { text, levels, format } = words;
  const kg = kgOfLine(line);
  const perServing = kg === null ? null : text('best.perServing', { kg: kgText(kg * 1000, words) });
  const amount =
    line.servings === null ? weightFigure(line.weight, format) : text('best.servings', { count: Math.round(line.servings) });
  return (
    <section className="report-extreme">
      <h3 className="report-small">{title}</h3>
      <p className="report-extreme-name">{line.name}</p>
      {labels === 'figures' ? (
        <p>{perServing}</p>
      ) : (
        <p className="report-with-sign">
          <LevelSign level={line.level} size={1.9} />
          <span>{[levels(`level.${line.level ?? 'unknown'}`), perServing].filter((each) => each !== null).join(', ')}</span>
        </p>
      )}
      <p className="report-fine">
        {amount}, {amountText(line.co2?.value ?? null, words)}
      </p>
    </section>
  );
}
