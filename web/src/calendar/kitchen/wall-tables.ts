import type { CookedDay } from '@plateprint/shared/calendar/kitchen/production.ts';
import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import type { TextTable } from '../../exports/export-page.ts';
import type { FigureTable } from '../../exports/workbook.ts';
import type { KitchenWords } from './kitchen-words.ts';

/** Readers of the sheet on the wall: guests read allergens, cooks the servings too. */
export const WALL_READERS = ['guests', 'kitchen'] as const;
export type WallReader = (typeof WALL_READERS)[number];

export interface WallSheet {
  days: readonly CookedDay[];
  /** Days on which the kitchen is closed, with its own word for why. */
  closed: readonly { date: string; reason: string }[];
  reader: WallReader;
  lineName: (lineId: string) => string;
}

export interface WallDish {
  key: string;
  line: string;
  name: string;
  /** Further facts, small below it. */
  facts: string[];
  servings: number | null;
}

export interface WallWeek {
  monday: string;
  title: string;
  /** `closed`: what stands in place of dishes. */
  days: { date: string; title: string; dishes: WallDish[]; closed: string | null }[];
}

/** The next weeks, one by one, as the sheet hangs on a wall. */
export function wallWeeks({ days, closed, reader, lineName }: WallSheet, words: KitchenWords): WallWeek[] {
  // Guests are shown no dish whose recipe is gone, as in what is published, and no day that has none but those.
  const shown = days
    .map((day) => ({ ...day, dishes: day.dishes.filter(({ recipe }) => reader === 'kitchen' || recipe !== null) }))
    .filter(({ dishes }) => dishes.length > 0);
  // Why it is closed is the kitchen's own word.
  const shut = closed.map(({ date, reason }) => ({
    date,
    dishes: [],
    closed: reader === 'guests' || reason === '' ? words.text('closed') : words.text('closedBecause', { reason }),
  }));
  const all = [...shown.map((day) => ({ ...day, closed: null })), ...shut].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  );
  return [...Map.groupBy(all, ({ date }) => mondayOf(date))].map(([monday, ofWeek]) => ({
    monday,
    title: `${words.format.date(monday)} – ${words.format.date(dayLater(monday, 6))}`,
    days: ofWeek.map(({ date, dishes, closed: isClosed }) => ({
      date,
      closed: isClosed,
      title: words.day(date),
      dishes: dishes.map(({ lineId, recipeId, recipe, servings }): WallDish => ({
        key: `${lineId} ${recipeId}`,
        line: lineName(lineId),
        name: words.dish({ recipeId, recipe }),
        facts: [
          ...(reader === 'kitchen'
            ? [servings === null ? words.text('servingsUnknown') : words.text('servings', { servings })]
            : []),
          ...(recipe ? words.allergens(recipe).flatMap(({ state, words: said }) => (state === 'not_among' ? [] : [said])) : []),
        ],
        servings,
      })),
    })),
  }));
}

const WIDTHS = [0.22, 0.2, 0.58];

/** The same on paper: a table for each week. */
export function wallText(sheet: WallSheet, words: KitchenWords): TextTable[] {
  return wallWeeks(sheet, words).flatMap(({ title, days }): TextTable[] => [
    { heading: title },
    {
      head: [words.text('column.date'), words.text('column.line'), words.text('column.dish')],
      rows: days.flatMap(({ title: day, dishes, closed }) =>
        closed === null
          ? dishes.map(({ line, name, facts }, at) => [at === 0 ? day : '', line, [name, ...facts].join('\n')])
          : [[day, '', closed]],
      ),
      widths: WIDTHS,
    },
  ]);
}

/** The same as values. */
export function wallFigures(sheet: WallSheet, words: KitchenWords): FigureTable[] {
  const { text } = words;
  const isOfKitchen = sheet.reader === 'kitchen';
  return [
    {
      name: text('wall'),
      head: [
        text('column.date'),
        text('column.line'),
        text('column.dish'),
        ...(isOfKitchen ? [text('column.servings')] : []),
        text('column.note'),
      ],
      rows: wallWeeks(sheet, words).flatMap(({ days }) =>
        days.flatMap(({ date, dishes, closed }) =>
          closed === null
            ? dishes.map(({ line, name, facts, servings }) => [
                date,
                line,
                name,
                ...(isOfKitchen ? [servings] : []),
                (isOfKitchen ? facts.slice(1) : facts).join('; '),
              ])
            : [[date, '', closed, ...(isOfKitchen ? [null] : []), '']],
        ),
      ),
    },
  ];
}
