import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { comparedWithBenchmark, reportAverage } from '@plateprint/shared/reports/document/report-average.ts';
import { soldPortions } from '@plateprint/shared/reports/document/sold-portions.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { summaryFigure } from '@plateprint/shared/reports/document/summary-figure.ts';
import type { TextTable } from '../../../exports/export-page.ts';
import {
  amountBeside,
  amountText,
  averageBeside,
  averageTitle,
  betweenText,
  coversText,
  leftOutText,
  missingText,
  type DocumentWords,
  kgText,
  quoteText,
  summaryText,
  timespanText,
  totalsOf,
} from '../document-words.ts';
import { judgedLevel } from '../parts/average-level.tsx';
import { changeText } from '../parts/change.tsx';
import { verdict } from '../parts/comparison.tsx';
import { tooLittleTexts } from '../parts/counted-so-far.tsx';
import { methodTexts } from '../parts/method.tsx';
import { boxNote, chosenBoxes, summaryOf } from '../parts/summary-boxes.tsx';
import type { ReportDoc } from '../report-doc.ts';
import { coverNextTexts } from '../parts/cover-next.tsx';
import { coverageText, foodsText, levelsText, linesText, monthsTextTable, restaurantsText } from './text-rows.ts';

/** The content of the text PDF of a report: all of its pages, in plain tables. */
export function reportTextTables(doc: ReportDoc, words: DocumentWords): TextTable[] {
  const { report } = doc;
  const { text } = words;
  const { variety } = report;
  const all: TextTable[] = [
    { paragraphs: headTexts(doc, words) },
    {
      heading: text('table.summary'),
      rows: chosenBoxes(doc).map((box) => {
        const figure = summaryFigure(box, summaryOf(doc));
        return [text(`box.${box}`, { variety }), summaryText(figure, words), boxNote(box, figure, words)];
      }),
    },
    levelsText(doc, words),
    monthsTextTable(doc, words),
    changeText(doc, words),
    foodsText(doc, words),
    restaurantsText(doc, words),
    linesText(doc, words),
    coverageText(doc, words),
    { heading: text('method.title'), paragraphs: methodTexts(doc, words) },
    { heading: text('method.sourcesTitle'), paragraphs: doc.sources },
  ];
  return all.filter(({ rows, paragraphs }) => (rows?.length ?? 0) + (paragraphs?.length ?? 0) > 0);
}

function headTexts(doc: ReportDoc, words: DocumentWords): string[] {
  const { report, data, organization, restaurant } = doc;
  const { text } = words;
  const { settings, variety, type, category } = report;
  const { percent, benchmark } = comparedWithBenchmark(data, settings.benchmark, variety);
  const against = benchmark && `${text(`compare.${settings.benchmark.type}`)}, ${kgText(benchmark.grams, words)} ${text('unit')}`;
  return [
    `${text(`name.${variety}.${type}`)}, ${category === 'organization' ? organization : restaurant}, ${timespanText(report, words)}`,
    ...[missingText(report, words), ...settings.description.split('\n')].filter((line) => line.trim() !== ''),
    ...averageTexts(doc, words),
    ...coverNextTexts(doc, words).map(({ title, sentences }) => `${title}: ${sentences.join(' ')}`),
    ...(percent !== null && benchmark ? [`${text(`compare.${benchmark.per}`)}: ${verdict(percent, words)} (${against})`] : []),
    [text('boundary'), coversText(doc, words), leftOutText(report, words)].filter((each) => each !== '').join(' '),
  ];
}

/** The average with its range and level; of too little what is counted so far. */
function averageTexts(doc: ReportDoc, words: DocumentWords): string[] {
  const { report, data } = doc;
  const { text, levels } = words;
  const { settings, variety } = report;
  const { state } = coverageOfReport(data, variety);
  const whole = totalsOf(doc);
  if (state === 'too_little' && data.co2)
    return [
      `${levels('tooLittle.title')}: ${levels('tooLittle.atLeast')} ${amountText(whole.large.figure?.value ?? null, words)}`,
      amountBeside(whole, words, { isAtLeast: true }),
      ...tooLittleTexts(doc, words),
    ];
  const { per, figure, without } = reportAverage(data, settings, variety);
  const totals = twoTotals(figure, without, doc.printed);
  const large = totals.large.figure;
  const sold = soldPortions(data);
  const average = `${averageTitle(per, sold, words)}: ${kgText(large?.value ?? null, words)} ${text('unit')}`;
  const ofReport = judgedLevel(doc);
  const level = doc.labels === 'figures' ? [] : [levels(`level.${ofReport ?? 'unknown'}`)];
  if (!figure || !large) return [average, ...level];
  const asServed = [
    ...(sold.isSame ? [] : [words.average('asPortions', { portions: Math.round(data.portions) })]),
    quoteText({ figure, sold, labels: doc.labels }, words),
  ];
  const beside = averageBeside(totals, words, ofReport !== null);
  return [`${average}, ${betweenText(large, words)}`, beside, ...(per === 'per_portion' ? asServed : []), ...level];
}
