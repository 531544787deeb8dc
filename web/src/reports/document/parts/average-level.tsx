import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { levelRowSvg } from '@plateprint/shared/footprint/label/carbon-label-svg.ts';
import { levelOfReport } from '@plateprint/shared/reports/totals/level-of-report.ts';
import { kgText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

/** The level of a report where it may be said; null where it is not known, or under figures. */
export function judgedLevel({ data, report, labels }: ReportDoc): CarbonLevel | null {
  return labels === 'figures' ? null : levelOfReport(data, report.variety);
}

/** The level of the average among the five, with its word; under figures what 400 g come to alone. */
export function AverageLevel({ doc }: { doc: ReportDoc }) {
  const words = useDocumentWords();
  const { text, levels, language } = words;
  const { data, labels } = doc;
  const perServing = data.co2PerKgOfFood && data.co2PerKgOfFood.value * 0.4;
  const ofServing = perServing !== null && (
    <span className="report-soft">{text('best.perServing', { kg: kgText(perServing, words) })}</span>
  );
  if (labels === 'figures') return ofServing && <p>{ofServing}</p>;
  const level = judgedLevel(doc);
  return (
    <div className="report-level">
      <img
        className="report-level-row"
        src={`data:image/svg+xml,${encodeURIComponent(levelRowSvg({ level, colour: 'colour', language }))}`}
        alt=""
      />
      <p>
        <strong>{levels(`level.${level ?? 'unknown'}`)}</strong>
        {ofServing}
      </p>
    </div>
  );
}
