import { type Doubt, DOUBTED_ABOVE } from '@plateprint/shared/recipes/model/doubts.ts';
import type { ReportLine } from '@plateprint/shared/reports/model/report-data.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import type { DocumentWords } from '../document-words.ts';

/** The doubts about a line: more than anyone eats, or than a dish emits. */
export function lineDoubts({ doubts = [] }: Pick<ReportLine, 'doubts'>, words: DocumentWords): string[] {
  const { text, format } = words;
  const limitOf: Record<Doubt, () => string> = {
    line_heavy: () => weightFigure(DOUBTED_ABOVE.line_heavy, format),
    portion_heavy: () => weightFigure(DOUBTED_ABOVE.portion_heavy, format),
    co2_high: () => `${format.number(DOUBTED_ABOVE.co2_high / 1000)} kg CO₂e`,
  };
  return doubts.map((doubt) => text(`lines.doubt.${doubt}`, { limit: limitOf[doubt]() }));
}

/** Remarks on a line's figure, behind its name: that it is a part, that more of it came back than was bought, and the doubts about it. */
export function lineRemarks(line: ReportLine, words: DocumentWords): string[] {
  const isPartly = line.co2 !== null && !line.complete;
  const isBack = line.weight !== null && line.weight < 0;
  return [
    ...(isPartly ? [words.text('lines.partly')] : []),
    ...(isBack ? [words.text('lines.sentBack')] : []),
    ...lineDoubts(line, words),
  ];
}
