import { levelBounds } from '../../../footprint/level-bounds.ts';
import { EQUIVALENTS } from '@plateprint/shared/reports/model/equivalents.ts';
import { BOXES_OF_LEVELS, type SummaryBox } from '@plateprint/shared/reports/model/report-settings.ts';
import { boxesOf, summaryFigure, type SummaryFigure } from '@plateprint/shared/reports/document/summary-figure.ts';
import { amountBeside, countedText, type DocumentWords, summaryText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { WhyFigure } from '../why-figure.tsx';

/** The chosen boxes, each with its figure and what it stands on. */
export function SummaryBoxes({ doc, boxes }: { doc: ReportDoc; boxes: readonly SummaryBox[] }) {
  if (boxes.length === 0) return null;
  return (
    <dl className="report-boxes">
      {boxes.map((box) => (
        <Box key={box} doc={doc} box={box} />
      ))}
    </dl>
  );
}

function Box({ doc, box }: { doc: ReportDoc; box: SummaryBox }) {
  const words = useDocumentWords();
  const { text } = words;
  const { variety } = doc.report;
  const figure = summaryFigure(box, summaryOf(doc));
  const title = text(`box.${box}`, { variety });
  return (
    <div className="report-box">
      <dt className="report-small">{title}</dt>
      <dd>
        <p className="report-box-figure">
          <WhyFigure title={title} because={[text(`why.${box}`, levelBounds(words.format)), boxNote(box, figure, words)]}>
            {summaryText(figure, words)}
          </WhyFigure>
        </p>
        <p className="report-fine">{boxNote(box, figure, words)}</p>
      </dd>
    </div>
  );
}

export function summaryOf({ report, data, printed }: ReportDoc) {
  const included = report.restaurants.filter(({ monthsIncluded }) => (monthsIncluded ?? []).length > 0).length;
  return {
    totals: data,
    variety: report.variety,
    printed,
    benchmark: report.settings.benchmark,
    restaurants: report.category === 'restaurant' ? 1 : report.restaurants.length > 0 ? included : null,
  };
}

/** The boxes that a person chose, in their order, without those that say nothing of this report's variety, or judge under figures. */
export function chosenBoxes({ report: { settings, variety }, labels }: Pick<ReportDoc, 'report' | 'labels'>): SummaryBox[] {
  const possible = boxesOf(variety).filter((box) => labels === 'letters' || !BOXES_OF_LEVELS.includes(box));
  return settings.totalBoxes.filter((box) => possible.includes(box));
}

/** Boxes whose coverage is another than that of the whole report, which stands beside its levels. */
const OF_OWN_WEIGHT: readonly SummaryBox[] = ['water_use', 'land_use'];

/** The range of a sum holds what is not counted, so it says so beside a sum that is not whole. */
function rangeText(range: { low: number; high: number }, { unit, counted }: SummaryFigure, words: DocumentWords): string {
  const low = summaryText({ value: range.low, unit }, words);
  const high = summaryText({ value: range.high, unit }, words);
  return counted ? words.average('rangeWithMissing', { low, high }) : `${low} – ${high}`;
}

/** Range, share, coverage and source, as far as a box has them. */
export function boxNote(box: SummaryBox, figure: SummaryFigure, words: DocumentWords): string {
  const { text, format } = words;
  const { range, unit, share, shareOf, coverage, counted } = figure;
  if (box === 'total_servings' && figure.value === null) return text('note.noServings');
  if (isEquivalent(box) && figure.value === null) return words.levels('tooLittle.lead');
  const parts = [
    share !== null &&
      shareOf &&
      text(shareOf.isAll ? 'percentOf' : 'percentOfCounted', {
        percent: format.percent(share / 100),
        whole: summaryText({ value: shareOf.amount, unit }, words),
      }),
    figure.isAtLeast && words.levels('tooLittle.lead'),
    // The counted part stands behind it as a number.
    !(box === 'carbon_footprint' && counted) && ownNote(box, figure, words),
    figure.value !== null && range && rangeText(range, figure, words),
    figure.totals && amountBeside(figure.totals, words, figure),
    figure.value !== null &&
      coverage !== null &&
      coverage < 0.995 &&
      (counted === null || OF_OWN_WEIGHT.includes(box)) &&
      text('ofWeight', { percent: format.covered(coverage) }),
    counted && countedText(counted, words),
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join('; ');
}

const isEquivalent = (box: SummaryBox): box is 'hours_driving' | 'hours_flying' =>
  box === 'hours_driving' || box === 'hours_flying';

function ownNote(box: SummaryBox, { source }: SummaryFigure, { text, format }: DocumentWords): string {
  if (!isEquivalent(box)) return text(`note.${box}`);
  const kind = box === 'hours_driving' ? 'driving' : 'flying';
  const { kgPerKm, kmPerHour } = EQUIVALENTS[kind];
  return text(`note.${kind}`, {
    perKm: format.number(kgPerKm, { most: 3 }),
    speed: format.number(kmPerHour),
    source: source ? text(`source.${source}`) : text('note.noSource'),
  });
}
