import type { CookedLine } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import type { ShoppingRow } from '@plateprint/shared/calendar/kitchen/shopping-list.ts';
import type { TextTable } from '../../exports/export-page.ts';
import type { FigureTable } from '../../exports/workbook.ts';
import type { KitchenWords } from './kitchen-words.ts';
import { milligrams } from './milligrams.ts';
import type { ShoppingGroup } from './shopping-groups.ts';

export interface Shopping {
  groups: readonly ShoppingGroup[];
  rows: readonly ShoppingRow[];
  unknown: readonly CookedLine[];
  /** Dishes that nobody knows the servings of, by day. */
  uncounted: readonly string[];
}

const SHOPPING_WIDTHS = [0.32, 0.13, 0.13, 0.28, 0.14];

/** The list as it stands on paper. */
export function shoppingText({ groups, unknown, uncounted }: Shopping, words: KitchenWords): TextTable[] {
  const { text, weight } = words;
  const tables = groups.flatMap(({ supplier, shelves }) =>
    shelves.map(({ name, rows }): TextTable => ({
      heading: `${supplier ?? text('noSupplier')} · ${name ?? text('noShelf')}`,
      head: [text('food'), text('needed'), text('inStore'), text('toBuy'), text('leftOver')],
      rows: rows.map((row) => [
        words.food(row.food.line),
        weight(row.food.grams),
        row.stock > 0 ? weight(row.stock) : '',
        [words.buy(row), words.alsoFor(row), row.article?.name, makerOf(row, words)].filter(Boolean).join('\n'),
        row.leftOver > 0 ? weight(row.leftOver) : '',
      ]),
      numeric: [1, 2, 4],
      widths: SHOPPING_WIDTHS,
    })),
  );
  return [
    ...tables,
    ...(unknown.length > 0
      ? [{ heading: text('unknownTitle'), paragraphs: [text('unknownHelp')], rows: unknown.map((line) => [words.food(line)]) }]
      : []),
    ...(uncounted.length > 0
      ? [{ heading: text('uncountedTitle'), paragraphs: [text('uncountedHelp')], rows: uncounted.map((dish) => [dish]) }]
      : []),
    { paragraphs: [text('roundedUp')] },
  ];
}

/** The same as figures: grams, and what is not known empty; dishes that nobody could count have a row each. */
export function shoppingFigures({ rows, unknown, uncounted }: Shopping, words: KitchenWords): FigureTable[] {
  const { text } = words;
  const head = [
    'supplier',
    'shelf',
    'food',
    'neededGrams',
    'inStoreGrams',
    'article',
    'number',
    'pack',
    'packs',
    'boughtGrams',
    'leftOverGrams',
    'note',
  ] as const;
  return [
    {
      name: text('shopping'),
      head: head.map((column) => text(`column.${column}`)),
      rows: [
        ...rows.map((row) => [
          row.article?.supplier ?? '',
          words.shelf(row.food.line) ?? '',
          words.food(row.food.line),
          milligrams(row.food.grams),
          milligrams(row.stock),
          row.article?.name ?? '',
          row.article?.number ?? '',
          milligrams(row.article?.packGrams ?? null),
          row.packs,
          milligrams(row.bought),
          milligrams(row.leftOver),
          [
            row.boughtWith ? words.buy(row) : words.alsoFor(row),
            row.food.unknownLines > 0 ? text('andUnknown', { count: row.food.unknownLines }) : '',
            makerOf(row, words),
          ]
            .filter(Boolean)
            .join(' · '),
        ]),
        ...unknown.map((line) => [
          '',
          words.shelf(line) ?? '',
          words.food(line),
          ...Array.from({ length: 8 }, () => null),
          text('amountUnknown'),
        ]),
        ...uncounted.map((dish) => ['', '', dish, ...Array.from({ length: 8 }, () => null), text('uncountedHelp')]),
      ],
    },
  ];
}

/** The allergens of an article by its maker; empty where nobody copied what that says. */
const makerOf = ({ article }: ShoppingRow, words: KitchenWords): string => (article ? words.maker(article) : '');
