import type { ComparedRow, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import type { SaidDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { dividedAlike } from '@plateprint/shared/footprint/printed-total.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { type CsvCell, percentCell } from '@plateprint/shared/kernel/csv.ts';
import type { Format } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';
import type { DifferenceWords } from '../../footprint/difference-words.ts';
import { databaseName } from '../database-name.ts';
import { foodDataOf } from './basis.tsx';
import type { ComparedKind } from './compared-kind.ts';

interface Words {
  difference: DifferenceWords;
  text: Text<'dashboard/comparison'>;
  dashboard: Text<'dashboard'>;
  landUse: Text<'footprint/land-use'>;
  foodData: Text<'dashboard/food-data'>;
  format: Format;
  kind: ComparedKind;
  made: Date;
}

type Row = readonly CsvCell[];
type ComparedFigures = Pick<
  ComparedRow,
  | 'restaurants'
  | 'reporting'
  | 'reports'
  | 'monthsExpected'
  | 'co2'
  | 'co2WithoutLandUseChange'
  | 'perPortion'
  | 'perKg'
  | 'average'
  | 'lowShare'
  | 'totalServings'
  | 'kilograms'
  | 'coverage'
  | 'change'
>;

/**
 * The file of a comparison: in its head its basis, then a row for each part and one for all together. Numbers as they are,
 * unknown empty.
 */
export function comparisonTable(comparison: Comparison, words: Words): { head: Row[]; rows: Row[] } {
  const { text, dashboard, format, kind, made } = words;
  const { place, totals, emissionDatabase, variety, from, to } = comparison;
  const head: Row[] = [
    [text('file.place'), place.name],
    [text('file.period'), `${from} – ${to}`],
    [dashboard('ofWhat'), dashboard(variety)],
    [text('file.boundary'), text('basis.boundary')],
    [words.landUse('choice.with_land_use_change'), words.landUse('method')],
    [text('file.database'), databaseName(dashboard, emissionDatabase, kind)],
    [words.foodData('label'), foodDataOf(comparison, words.foodData)],
    [`${text('file.coverage')}, %`, percentCell(totals.coverage)],
    [text('file.reports'), totals.reports, totals.monthsExpected],
    [words.difference.column, words.difference.restsOn],
    [text('file.made'), format.moment(made)],
    [],
  ];
  const columns = [text(`rows.name.${kind}`), ...columnNames(words)];
  const rows = comparison.items.map((row) => [
    row.name,
    ...cellsOf(row, words),
    percentCell(row.share),
    sureWords(row.difference, words),
  ]);
  return { head, rows: [columns, ...rows, [text('file.whole'), ...cellsOf(totals, words), totals.co2 && 100, null]] };
}

function columnNames(words: Words): string[] {
  const { text } = words;
  return [
    text('file.head.restaurants'),
    text('file.head.reporting'),
    text('rows.months'),
    text('file.reports'),
    text('file.head.co2'),
    text('file.head.low'),
    text('file.head.high'),
    words.landUse('columnKg'),
    text('file.head.perPortion'),
    text('file.head.perKg'),
    words.landUse('columnAverage'),
    text('file.head.averageLow'),
    text('file.head.averageHigh'),
    `${text('file.head.light')}, %`,
    text('rows.servings'),
    text('file.head.kilograms'),
    `${text('file.coverage')}, %`,
    text('file.head.change'),
    words.difference.column,
    text('file.head.changeOf'),
    `${text('file.head.share')}, %`,
    `${text('file.head.difference')}: ${words.difference.column}`,
  ];
}

const kg = (grams: number | null | undefined): number | null => (grams === null || grams === undefined ? null : grams / 1000);
const ofFigure = (figure: Figure | null): (number | null)[] => [kg(figure?.value), kg(figure?.low), kg(figure?.high)];

function cellsOf(compared: ComparedFigures, words: Words): CsvCell[] {
  const { average, change } = compared;
  return [
    compared.restaurants,
    compared.reporting,
    compared.reports,
    compared.monthsExpected,
    ...ofFigure(compared.co2),
    kg(compared.co2WithoutLandUseChange?.value),
    kg(compared.perPortion?.value),
    kg(compared.perKg?.value),
    kg(dividedAlike(compared.co2WithoutLandUseChange, { of: compared.co2, average })?.value),
    ...ofFigure(average).slice(1),
    percentCell(compared.lowShare),
    compared.totalServings,
    compared.kilograms,
    percentCell(compared.coverage),
    change?.percent ?? null,
    sureWords(change?.difference, words),
    change?.restaurants ?? null,
  ];
}

function sureWords(difference: SaidDifference | null | undefined, words: Words): CsvCell {
  return difference ? words.difference.range(difference) : null;
}
