import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import { kgOfLine } from '@plateprint/shared/reports/model/kg-of-line.ts';
import { wholeOfFoods } from '@plateprint/shared/reports/totals/added.ts';
import { isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { reconciliation } from '@plateprint/shared/reports/document/reconciliation.ts';
import type { TextTable } from '../../../exports/export-page.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { amountText, countedAmount, type DocumentWords, kgText } from '../document-words.ts';
import { sortedLines } from '../pages/sorted-lines.ts';
import { foodName } from '../parts/foods.tsx';
import { measureOf, monthAverage, restaurantsThere } from '../parts/history.tsx';
import { asideTexts } from '../parts/not-counted.tsx';
import { lineRemarks } from '../parts/line-remarks.ts';
import { missingText, monthsText } from '../parts/restaurant-row.tsx';
import type { ReportDoc } from '../report-doc.ts';

export function monthsTextTable(doc: ReportDoc, words: DocumentWords): TextTable {
  const { text, format } = words;
  const per = measureOf(doc);
  return {
    heading: text('history.title'),
    head: [text('history.month'), text('history.servings'), text('history.total'), text('history.average', { per })],
    rows: doc.history.map((month) => [
      [format.month(month.month), restaurantsThere(doc, month, words)].filter((each) => each !== null).join(', '),
      month.servings === null ? '' : format.number(month.servings, { most: 0 }),
      month.reports === 0 ? text('history.none') : countedAmount(month, words),
      month.reports === 0 ? '' : kgText(monthAverage(month, per), words),
    ]),
    numeric: [1, 2, 3],
  };
}

export function foodsText(doc: ReportDoc, words: DocumentWords): TextTable {
  const { text, format } = words;
  const { contributions } = doc.data;
  const total = wholeOfFoods(contributions);
  return {
    heading: text('foods.title'),
    head: [text('foods.food'), text('foods.weight'), text('lines.co2'), text('foods.share')],
    rows: contributions.map((food) => [
      foodName(food, doc),
      weightFigure(food.weight, format),
      amountText(food.co2.value, words),
      total > 0 ? format.percent(food.co2.value / total, 1) : '–',
    ]),
    numeric: [1, 2, 3],
  };
}

export function restaurantsText({ report, restaurantSums }: ReportDoc, words: DocumentWords): TextTable {
  const { text } = words;
  return {
    heading: text('restaurants.title'),
    head: [text('restaurants.restaurant'), text('restaurants.months'), text('restaurants.missing'), text('lines.co2')],
    rows: report.restaurants.map((restaurant) => [
      restaurant.name,
      monthsText(restaurant.monthsIncluded, words),
      missingText(restaurant, words),
      countedAmount(restaurantSums.get(restaurant.id) ?? { co2: null, covered: null }, words),
    ]),
    numeric: [3],
  };
}

/** How much is of each level; nothing under figures, and where too little counts. */
export function levelsText({ report, data, labels }: ReportDoc, words: DocumentWords): TextTable {
  const { text, levels, format } = words;
  const { variety } = report;
  const isSales = variety === 'sales';
  const shares = labels === 'letters' && isCoveredEnough(data, variety) ? data.servingsByLevel : null;
  return {
    heading: text('levels.title', { variety }),
    head: [text('levels.level'), text(isSales ? 'levels.servings' : 'levels.kilograms'), text('levels.share')],
    rows: (shares ? CARBON_LEVELS.map((level) => ({ level, ...shares[level] })) : []).map(({ level, servings, percent }) => [
      levels(`level.${level}`),
      format.number(servings, { most: isSales ? 0 : 1 }),
      format.percent(percent / 100),
    ]),
    numeric: [1, 2],
  };
}

export function linesText({ report, data, labels }: ReportDoc, words: DocumentWords): TextTable {
  const { text, levels, format } = words;
  const { variety } = report;
  return {
    heading: text('lines.title', { variety }),
    head: [
      text('lines.name', { variety }),
      text('lines.servings'),
      text('lines.weight'),
      text('lines.perServing'),
      text('lines.co2'),
      ...(labels === 'letters' ? [text('lines.level')] : []),
    ],
    rows: sortedLines(data.lines).map((line) => {
      const kg = kgOfLine(line);
      return [
        [line.name, ...lineRemarks(line, words)].join(', '),
        line.servings === null ? '–' : format.number(line.servings, { most: 1 }),
        weightFigure(line.weight, format),
        kgText(kg === null ? null : kg * 1000, words),
        amountText(line.co2?.value ?? null, words),
        ...(labels === 'letters' ? [levels(`level.${line.level ?? 'unknown'}`)] : []),
      ];
    }),
    numeric: [1, 2, 3, 4],
  };
}

export function coverageText({ report, data }: ReportDoc, words: DocumentWords): TextTable {
  const { text, format } = words;
  const rows = reconciliation(report, data.coverage);
  const figures: [string, number][] = [
    [text('coverage.inFiles'), rows.inFiles],
    [text('coverage.leftOut'), rows.leftOut],
    [text('coverage.byHand'), rows.byHand],
    [text('coverage.all'), rows.rows],
    [text('coverage.countedRows'), rows.counted],
    [text('coverage.open'), rows.open],
    [text('coverage.setAside'), rows.setAside],
    [text('coverage.ofUnknownWeight'), data.coverage.rowsOfUnknownWeight],
  ];
  return {
    heading: text('coverage.title'),
    paragraphs: asideTexts(report, words),
    rows: figures.map(([name, value]) => [name, format.number(value)]),
    numeric: [1],
  };
}
