import type { CsvCell } from '@plateprint/shared/kernel/csv.ts';
import { percentCell } from '@plateprint/shared/kernel/csv.ts';
import type { SideFigure, SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import type { TextTable } from '../../exports/export-page.ts';
import type { FigureTable } from '../../exports/workbook.ts';
import type { DifferenceWords } from '../../footprint/difference-words.ts';
import type { Format } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';
import { isSeen, signedKg } from '../../reports/change-steps.ts';
import { sidesWords } from './sides-words.ts';

export interface TableWords {
  text: Text<'dashboard/sides'>;
  change: Text<'reports/change'>;
  foodData: Text<'dashboard/food-data'>;
  comparison: Text<'dashboard/comparison'>;
  landUse: Text<'footprint/land-use'>;
  difference: DifferenceWords;
  format: Format;
}

/** What stands on the screen, as tables of paper: both sides, what is said of them, the parts, and the rows of each. */
export function paperTables(change: SidesChange, words: TableWords): TextTable[] {
  const { text, change: part, format } = words;
  const { a, b, per, parts } = change;
  const said = sidesWords(text, format);
  const kg = (grams: number): string => format.number(grams / 1000, { decimals: per === 'total' ? 0 : 3 });
  const side = (title: string, of: SideFigure): string[] => [
    `${title}${format.colon} ${said.name(of)}`,
    of.co2 === null ? '–' : of.coverageState === 'too_little' ? text('atLeast', { co2: kg(of.co2.value) }) : kg(of.co2.value),
    of.co2 === null || of.coverageState === 'too_little' ? '–' : `${kg(of.co2.low)}–${kg(of.co2.high)}`,
    said.covers(of).join(' '),
  ];
  const seen = (parts ?? []).filter(({ co2 }) => isSeen(co2, per));
  return [
    {
      head: [text('file.side'), part(`per.${per}`), text('file.range'), text('file.covers')],
      rows: [side(text('side.a'), a), side(text('side.b'), b)],
      widths: [0.42, 0.16, 0.16, 0.26],
      numeric: [1, 2],
    },
    { heading: text('difference'), paragraphs: sentences(change, words) },
    ...(seen.length === 0
      ? []
      : [
          {
            head: [part('head.part'), part('head.change', { unit: part(`per.${per}`) }), part('head.rows')],
            rows: seen.map((each) => [
              part(`part.${each.part}`),
              signedKg(each.co2, per, format),
              format.list(
                each.rows
                  .filter(({ co2 }) => isSeen(co2, per))
                  .map(({ name, co2 }) => part('rows', { name, co2: signedKg(co2, per, format) })),
              ),
            ]),
            widths: [0.28, 0.17, 0.55],
            numeric: [1],
          },
        ]),
    { paragraphs: grounds(change, words) },
  ];
}

/** The difference in words, or why there is none. */
function sentences({ a, b, per, difference, withheld, parts }: SidesChange, words: TableWords): string[] {
  const { text, change: part, format } = words;
  if (withheld !== null) return [text(`withheld.${withheld}`)];
  const moved = a.co2 && b.co2 ? [`${signedKg(b.co2.value - a.co2.value, per, format)} ${part(`per.${per}`)}`] : [];
  const sure = difference === null ? [] : [`${words.difference.sentence(difference)} ${words.difference.restsOn}`];
  return [...moved, ...sure, ...(parts === null ? [text('noParts')] : [])];
}

/** What all of it rests on. */
function grounds(change: SidesChange, { text, comparison, landUse, format }: TableWords): string[] {
  return [sidesWords(text, format).ground(change), comparison('basis.boundary'), landUse('method')];
}

/** Kilograms; null of what is not known. */
function kgOf(grams: number | undefined): number | null {
  return grams === undefined ? null : grams / 1000;
}

/** The same as sheets of a workbook: numbers as they are, kilograms CO2e. */
export function sheetTables(change: SidesChange, words: TableWords): FigureTable[] {
  const { text, change: part, comparison, format } = words;
  const { a, b, per, parts } = change;
  const said = sidesWords(text, format);
  const unit = part(`per.${per}`);
  const side = (title: string, of: SideFigure): CsvCell[] => [
    title,
    said.name(of),
    kgOf(of.co2?.value),
    kgOf(of.co2?.low),
    kgOf(of.co2?.high),
    percentCell(of.coverage),
    said.covers(of).join(' '),
    format.list(of.foodDataVersions),
  ];
  return [
    {
      name: text('title'),
      head: [
        text('file.side'),
        text('file.what'),
        unit,
        comparison('file.head.low'),
        comparison('file.head.high'),
        `${comparison('file.coverage')}, %`,
        text('file.covers'),
        words.foodData('label'),
      ],
      rows: [
        side(text('side.a'), a),
        side(text('side.b'), b),
        [],
        ...sentences(change, words).map((sentence) => [text('difference'), sentence]),
        ...grounds(change, words).map((sentence) => [comparison('basis.label'), sentence]),
      ],
    },
    {
      name: part('head.part'),
      head: [part('head.part'), part('head.change', { unit }), part('head.rows'), unit],
      rows: (parts ?? []).flatMap((each): CsvCell[][] => [
        [part(`part.${each.part}`), each.co2 / 1000],
        ...each.rows.map((row): CsvCell[] => [part(`part.${each.part}`), null, row.name, row.co2 / 1000]),
      ]),
    },
  ];
}
