import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { type CsvCell, percentCell } from '@plateprint/shared/kernel/csv.ts';
import { comparedWithBenchmark, reportAverage } from '@plateprint/shared/reports/document/report-average.ts';
import { boxesOf, summaryFigure } from '@plateprint/shared/reports/document/summary-figure.ts';
import { wholeOfFoods } from '@plateprint/shared/reports/totals/added.ts';
import { coverageOfReport, isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { levelOfReport } from '@plateprint/shared/reports/totals/level-of-report.ts';
import { AverageType } from '@plateprint/shared/reports/model/report-settings.ts';
import { coversText, type DocumentWords, timespanText, titleOf } from '../document-words.ts';
import { changeTable } from '../parts/change.tsx';
import { foodName } from '../parts/foods.tsx';
import { measureOf, monthAverage } from '../parts/history.tsx';
import { methodTexts } from '../parts/method.tsx';
import { boxNote, summaryOf } from '../parts/summary-boxes.tsx';
import type { ReportDoc } from '../report-doc.ts';
import type { FigureTable } from '../../../exports/workbook.ts';
import { coverageTable, leftOutTable, linesTable, restaurantsTable } from './row-tables.ts';

const UNITS = {
  grams_co2e: 'g CO2e',
  count: '',
  kilograms: 'kg',
  percent: '%',
  hours: 'h',
  litres: 'l',
  square_metres: 'm²',
} as const;

/** Every figure of a report in plain units, unrounded; what is not known is an empty cell. */
export function figureTables(doc: ReportDoc, words: DocumentWords): FigureTable[] {
  const tables = [
    summaryTable(doc, words),
    levelsTable(doc, words),
    linesTable(doc, words),
    foodsTable(doc, words),
    monthsTable(doc, words),
    changeTable(doc, words),
    restaurantsTable(doc, words),
    coverageTable(doc, words),
    leftOutTable(doc, words),
    methodTable(doc, words),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

const ranged = (figure: Figure | null): CsvCell[] => [figure?.value ?? null, figure?.low ?? null, figure?.high ?? null];

function summaryTable(doc: ReportDoc, words: DocumentWords): FigureTable {
  const { report, data } = doc;
  const { text, average, levels, landUse } = words;
  const { settings, variety } = report;
  const covered = coverageOfReport(data, variety);
  const isEnough = isCoveredEnough(data, variety);
  const compared = comparedWithBenchmark(data, settings.benchmark, variety);
  const averages = AverageType.options.filter((per) => variety === 'sales' || per !== 'per_portion');
  const twinName = landUse('choice.without_land_use_change');
  const twinRange = ranged(isEnough ? data.co2WithoutLandUseChange : null).slice(1);
  const measure = text(`compare.${measureOf(doc)}`);
  const boxes = boxesOf(variety).map((box): CsvCell[] => {
    const figure = summaryFigure(box, summaryOf(doc));
    const range = [figure.range?.low ?? null, figure.range?.high ?? null];
    return [text(`box.${box}`, { variety }), figure.value, ...range, UNITS[figure.unit], boxNote(box, figure, words)];
  });
  return {
    name: text('table.summary'),
    head: [
      text('table.figure'),
      text('table.value'),
      text('table.low'),
      text('table.high'),
      text('table.unit'),
      text('table.about'),
    ],
    rows: [
      [titleOf(report), null, null, null, '', `${text(`name.${variety}.${report.type}`)}, ${timespanText(report, words)}`],
      [
        text('table.coverage'),
        covered.share === null ? null : percentCell(covered.share),
        null,
        null,
        '%',
        coversText(doc, words),
      ],
      [text('lines.level'), null, null, null, '', levels(`level.${levelOfReport(data, variety) ?? 'unknown'}`)],
      ...averages.flatMap((averageType): CsvCell[][] => {
        // Of too little an average would speak of what happens to be counted.
        const { figure, without } = reportAverage(data, { ...settings, averageType }, variety);
        const about = isEnough ? text('boundary') : levels('tooLittle.lead');
        const name = average(`of.${averageType}`);
        return [
          [name, ...ranged(isEnough ? figure : null), 'g CO2e', about],
          [`${name}. ${twinName}`, ...ranged(isEnough ? without : null), 'g CO2e', about],
        ];
      }),
      [average('energy'), data.energy.value, null, null, 'kcal', energyNote(data, words)],
      [text('compare.own'), ...ranged(compared.own), 'g CO2e', measure],
      [text(`compare.${settings.benchmark.type}`), compared.benchmark?.grams ?? null, null, null, 'g CO2e', measure],
      ...boxes,
      [`${text('box.carbon_footprint')}. ${twinName}`, data.co2WithoutLandUseChange?.value ?? null, ...twinRange, 'g CO2e', ''],
    ],
  };
}

function energyNote({ energy }: ReportDoc['data'], { average, format }: DocumentWords): string {
  return average('energyOf', { percent: format.covered(energy.coverage) });
}

function levelsTable({ report, data }: ReportDoc, { text, levels }: DocumentWords): FigureTable {
  const shares = data.servingsByLevel;
  const isSales = report.variety === 'sales';
  return {
    name: text('table.levels'),
    head: [text('levels.level'), text(isSales ? 'levels.servings' : 'levels.kilograms'), `${text('levels.share')}, %`],
    rows:
      !shares || !isCoveredEnough(data, report.variety)
        ? []
        : CARBON_LEVELS.map((level) => {
            const { servings, percent } = shares[level];
            return [levels(`level.${level}`), servings, percent];
          }),
  };
}

function foodsTable(doc: ReportDoc, { text, landUse }: DocumentWords): FigureTable {
  const { contributions } = doc.data;
  const total = wholeOfFoods(contributions);
  return {
    name: text('table.foods'),
    head: [
      text('foods.food'),
      text('table.grams'),
      text('table.gramsCo2'),
      text('table.low'),
      text('table.high'),
      landUse('column'),
      `${text('table.share')}, %`,
    ],
    rows: contributions.map((food) => [
      foodName(food, doc),
      food.weight,
      ...ranged(food.co2),
      food.co2WithoutLandUseChange?.value ?? null,
      total > 0 ? percentCell(food.co2.value / total) : null,
    ]),
  };
}

function monthsTable(doc: ReportDoc, { text, landUse }: DocumentWords): FigureTable {
  const per = measureOf(doc);
  return {
    name: text('table.history'),
    head: [
      text('history.month'),
      text('history.servings'),
      text('table.gramsCo2'),
      text('table.low'),
      text('table.high'),
      landUse('column'),
      text('history.average', { per }),
    ],
    rows: doc.history.map((month) => {
      const average = monthAverage(month, per);
      const without = month.co2WithoutLandUseChange?.value ?? null;
      return [month.month, month.servings, ...ranged(month.co2), without, average === null ? null : average / 1000];
    }),
  };
}

function methodTable(doc: ReportDoc, words: DocumentWords): FigureTable {
  const { text } = words;
  return {
    name: text('method.title'),
    head: [text('method.title')],
    rows: [...methodTexts(doc, words), text('method.sourcesTitle'), ...doc.sources].map((line) => [line]),
  };
}
