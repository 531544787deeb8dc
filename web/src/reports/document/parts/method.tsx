import { benchmarkFigure } from '@plateprint/shared/footprint/benchmark.ts';
import { levelBounds } from '../../../footprint/level-bounds.ts';
import { EQUIVALENTS } from '@plateprint/shared/reports/model/equivalents.ts';
import { type DocumentWords, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';

/** How the figures came about: boundary, data, ranges, levels, averages, benchmark and equivalents. */
export function methodTexts(
  { report, data, institutes, labels }: Pick<ReportDoc, 'report' | 'data' | 'institutes' | 'labels'>,
  { text, landUse, format }: DocumentWords,
): string[] {
  const { driving, flying } = EQUIVALENTS;
  const { benchmark: chosen } = report.settings;
  const benchmark = benchmarkFigure(chosen, report.variety);
  return [
    text('method.boundary'),
    text('method.data', {
      versions: format.list(data.foodDataVersions),
      database: report.emissionDatabase,
      institutes: format.list(institutes),
    }),
    landUse('method'),
    text('method.ranges'),
    ...(labels === 'letters' ? [text('method.levels', levelBounds(format))] : []),
    text(report.variety === 'sales' ? 'method.averages' : 'method.averagesPurchases'),
    ...(benchmark
      ? [
          text('method.benchmark', {
            type: chosen.type,
            kg: format.number(benchmark.grams / 1000),
            per: benchmark.per,
          }),
        ]
      : []),
    text('method.equivalents', {
      driving: format.number(driving.kgPerKm, { most: 5 }),
      drivingSpeed: format.number(driving.kmPerHour),
      flying: format.number(flying.kgPerKm, { most: 5 }),
      flyingSpeed: format.number(flying.kmPerHour),
      source: text(`source.${driving.source}`),
    }),
    text('method.evidence'),
  ];
}

/** A text with its word before the colon, such as "Boundary:", in bold. */
export function MethodText({ children }: { children: string }) {
  return <p className="report-method">{children}</p>;
}

export function MethodSources({ sources }: { sources: readonly string[] }) {
  const { text } = useDocumentWords();
  return (
    <>
      <h3 className="report-small report-sources-title">{text('method.sourcesTitle')}</h3>
      <ul className="report-sources">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </>
  );
}
