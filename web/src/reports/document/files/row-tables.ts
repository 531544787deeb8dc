import { importedName } from '@plateprint/shared/reports/model/pasted-name.ts';
import type { ImportedFile } from '@plateprint/shared/reports/model/report.ts';
import { kgOfLine } from '@plateprint/shared/reports/model/kg-of-line.ts';
import type { CsvCell } from '@plateprint/shared/kernel/csv.ts';
import { reconciliation } from '@plateprint/shared/reports/document/reconciliation.ts';
import { expectedWeight } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import type { DocumentWords } from '../document-words.ts';
import { lineDoubts } from '../parts/line-remarks.ts';
import { sortedLines } from '../pages/sorted-lines.ts';
import type { ReportDoc } from '../report-doc.ts';
import type { FigureTable } from '../../../exports/workbook.ts';

/** Every line, however many there are. */
export function linesTable({ report, data }: ReportDoc, words: DocumentWords): FigureTable {
  const { text, levels, landUse } = words;
  return {
    name: text('table.lines'),
    head: [
      text('lines.name', { variety: report.variety }),
      text('table.rows'),
      text('lines.servings'),
      text('table.mealSize'),
      text('table.grams'),
      text('table.gramsCounted'),
      text('table.gramsCo2'),
      text('table.low'),
      text('table.high'),
      landUse('column'),
      text('lines.perServing'),
      text('lines.level'),
      text('table.water'),
      text('table.land'),
      text('table.complete'),
      text('coverage.money'),
      text('table.doubts'),
    ],
    rows: sortedLines(data.lines).map((line): CsvCell[] => [
      line.name,
      line.rows,
      line.servings,
      line.servings === null ? null : line.mealSize,
      line.weight,
      line.weightCovered,
      line.co2?.value ?? null,
      line.co2?.low ?? null,
      line.co2?.high ?? null,
      line.co2WithoutLandUseChange?.value ?? null,
      kgOfLine(line),
      levels(`level.${line.level ?? 'unknown'}`),
      line.water.value,
      line.land.value,
      text(line.complete ? 'table.yes' : 'table.no'),
      line.money,
      lineDoubts(line, words).join(', '),
    ]),
  };
}

export function restaurantsTable({ report, restaurantSums }: ReportDoc, { text, landUse }: DocumentWords): FigureTable {
  return {
    name: text('table.restaurants'),
    head: [
      text('restaurants.restaurant'),
      text('restaurants.months'),
      text('restaurants.missing'),
      text('lines.servings'),
      text('table.gramsCo2'),
      text('table.low'),
      text('table.high'),
      landUse('column'),
      text('table.perKg'),
    ],
    rows: report.restaurants.map(({ id, name, monthsIncluded, monthsMissing }): CsvCell[] => {
      const sum = restaurantSums.get(id);
      const { value = null, low = null, high = null } = sum?.co2 ?? {};
      return [
        name,
        (monthsIncluded ?? []).join(' '),
        (monthsMissing ?? []).join(' '),
        report.variety === 'sales' ? (sum?.servings ?? null) : null,
        value,
        low,
        high,
        sum?.co2WithoutLandUseChange?.value ?? null,
        sum?.perKg?.value ?? null,
      ];
    }),
  };
}

export function coverageTable({ report, data }: ReportDoc, { text, average }: DocumentWords): FigureTable {
  const { coverage } = data;
  const rows = reconciliation(report, coverage);
  const counted: [string, number][] = [
    [text('coverage.inFiles'), rows.inFiles],
    [text('coverage.leftOut'), rows.leftOut],
    [text('coverage.byHand'), rows.byHand],
    [text('coverage.all'), rows.rows],
    [text('coverage.countedRows'), rows.counted],
    [text('coverage.open'), rows.open],
    [text('coverage.setAside'), rows.setAside],
    [text('coverage.ofUnknownWeight'), coverage.rowsOfUnknownWeight],
  ];
  return {
    name: text('table.coverage'),
    head: [text('table.figure'), text('table.value'), text('table.unit')],
    rows: [
      ...counted.map(([name, value]): CsvCell[] => [name, value, text('coverage.rows')]),
      [text('table.grams'), coverage.weight, 'g'],
      [average('gramsExpected'), expectedWeight(coverage), 'g'],
      [text('table.gramsCounted'), coverage.weightCovered, 'g'],
    ],
  };
}

/** The rows that a person left out of the files or set aside. */
export function leftOutTable({ report }: ReportDoc, { text, language }: DocumentWords): FigureTable {
  const { importedData, ingredients } = report;
  const nameOf = (file: ImportedFile | null | undefined): string => (file ? importedName(file, language) : '');
  return {
    name: text('table.leftOut'),
    head: [text('table.file'), text('table.row'), text('coverage.name'), text('table.reason')],
    rows: [
      ...importedData.flatMap((file) =>
        file.leftOut.map(({ row, written }): CsvCell[] => [importedName(file, language), row, written, text('coverage.leftOut')]),
      ),
      ...ingredients
        .filter(({ setAside }) => setAside)
        .map(({ from, written }): CsvCell[] => [
          nameOf(from && importedData[from.file]),
          from?.row ?? null,
          written,
          text('coverage.setAside'),
        ]),
    ],
  };
}
