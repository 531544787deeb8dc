import type { CookedLine, CookedRecipe } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import type { BaseRecipes } from '@plateprint/shared/calendar/kitchen/needed-foods.ts';
import {
  basesOfDay,
  batchesOf,
  type CookedDay,
  type CookedDish,
  scaledLine,
} from '@plateprint/shared/calendar/kitchen/production.ts';
import { thawOn } from '@plateprint/shared/calendar/kitchen/thawing.ts';
import { methodSteps } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import type { TextTable } from '../../exports/export-page.ts';
import type { FigureTable } from '../../exports/workbook.ts';
import type { KitchenWords } from './kitchen-words.ts';
import { milligrams } from './milligrams.ts';

export interface Production {
  days: readonly CookedDay[];
  bases: BaseRecipes;
  /** The most servings of one pot; null: all in one. */
  most: number | null;
  lineName: (lineId: string) => string;
  /** On which days somebody is there to thaw what is cooked on others. */
  plan: Parameters<typeof thawOn>[2];
  /** The days after those that are shown: what is thawed for them comes out on these. */
  later: readonly CookedDay[];
}

const PRODUCTION_WIDTHS = [0.4, 0.2, 0.2, 0.2];

/** The amounts of one dish, or of a base recipe, and its method. */
export interface ProducedRecipe {
  key: string;
  title: string;
  facts: string[];
  /** Null for a base recipe, and when it is not known. */
  servings: number | null;
  /** Pots that it is made in; null when that is not known. */
  batches: number | null;
  allergens: string[];
  lines: { id: string; name: string; amount: string; weight: string; batch: string; grams: number | null; thaw: string }[];
  steps: string[];
  isBatched: boolean;
}

/** The dishes of a day and the base recipes that they hold, ready to be shown. */
export function madeOfDay(day: CookedDay, { bases, most, lineName, plan }: Production, words: KitchenWords): ProducedRecipe[] {
  const { text } = words;
  return [
    ...basesOfDay(day, bases).map(({ base, grams: taken, times }) => ({
      key: `base ${base.id}`,
      title: words.recipe(base),
      facts: [text('baseOf', { weight: words.weight(taken), times: words.about(times, 2) }), ...allergensOf(base, words)],
      servings: null,
      batches: 1,
      allergens: allergensOf(base, words),
      lines: base.lines.map((line) => lineShown({ line, times, count: 1, thaw: thawOn(line, day.date, plan) }, words)),
      steps: methodSteps(base.note),
      isBatched: false,
    })),
    ...day.dishes.map((dish) => madeDish(dish, { day, most, lineName, plan }, words)),
  ];
}

function madeDish(
  { recipe, recipeId, lineId, servings, times }: CookedDish,
  { day, most, lineName, plan }: { day: CookedDay } & Pick<Production, 'most' | 'lineName' | 'plan'>,
  words: KitchenWords,
): ProducedRecipe {
  const { text } = words;
  const batches = servings === null ? null : batchesOf(servings, most);
  const count = batches?.count ?? 1;
  const allergens = recipe ? allergensOf(recipe, words) : [];
  return {
    key: `${lineId} ${recipeId}`,
    title: `${lineName(lineId)} · ${words.dish({ recipeId, recipe })}`,
    facts: [
      servings === null ? text('servingsUnknown') : text('servings', { servings }),
      ...(times === null || recipe === null
        ? []
        : [text('timesRecipe', { times: words.about(times, 2), portions: recipe.portions })]),
      ...(batches && count > 1 ? [text('batches', { count, servings: words.about(batches.servings, 1) })] : []),
      ...allergens,
    ],
    servings,
    batches: batches?.count ?? null,
    allergens,
    lines: recipe?.lines.map((line) => lineShown({ line, times, count, thaw: thawOn(line, day.date, plan) }, words)) ?? [],
    steps: recipe ? methodSteps(recipe.note) : [],
    isBatched: count > 1,
  };
}

const allergensOf = (recipe: Pick<CookedRecipe, 'allergens'>, words: KitchenWords): string[] =>
  words.allergens(recipe).map((state) => state.words);

interface LineOfDish {
  line: CookedLine;
  times: number | null;
  count: number;
  /** The day on which it comes out of the freezer. */
  thaw: string | null;
}

function lineShown({ line, times, count, thaw }: LineOfDish, words: KitchenWords): ProducedRecipe['lines'][number] {
  const scaled = times === null ? { amount: null, grams: null } : scaledLine(line, times);
  const isUnknown = times !== null && scaled.grams === null;
  return {
    id: line.id,
    name: words.food(line),
    amount: words.amount(line, scaled.amount),
    weight: isUnknown ? words.text('amountUnknown') : words.weight(scaled.grams),
    batch: words.weight(scaled.grams === null ? null : scaled.grams / count),
    grams: scaled.grams,
    thaw: thaw === null ? '' : words.text('thaw', { day: words.day(thaw) }),
  };
}

/** What comes out of the freezer on each day, for which day it is: whoever is there then reads it there. */
export function takenOut({ days, later, bases, plan }: Production, words: KitchenWords): ReadonlyMap<string, readonly string[]> {
  const out = [...days, ...later].flatMap((cooked) => {
    const recipes = [
      ...basesOfDay(cooked, bases).map(({ base, times }) => ({ lines: base.lines, times })),
      ...cooked.dishes.map(({ recipe, times }) => ({ lines: recipe?.lines ?? [], times })),
    ];
    const thawed = recipes.flatMap(({ lines, times }) =>
      lines.flatMap((line) => {
        const on = thawOn(line, cooked.date, plan);
        return on === null ? [] : [{ on, food: thawedFood({ line, times }, words) }];
      }),
    );
    return [...Map.groupBy(thawed, ({ on }) => on)].map(([on, foods]) => {
      const named = foods.map(({ food }) => food).join(', ');
      return { on, said: words.text('takeOut', { day: words.day(cooked.date), foods: named }) };
    });
  });
  return new Map([...Map.groupBy(out, ({ on }) => on)].map(([on, said]) => [on, said.map((each) => each.said)]));
}

function thawedFood({ line, times }: { line: CookedLine; times: number | null }, words: KitchenWords): string {
  const grams = times === null ? null : scaledLine(line, times).grams;
  return grams === null ? words.food(line) : `${words.food(line)} ${words.weight(grams)}`;
}

/** The sheets of the days as they stand on paper. */
export function productionText(production: Production, words: KitchenWords): TextTable[] {
  const { text } = words;
  const out = takenOut(production, words);
  return production.days.flatMap((day) => [
    { heading: words.day(day.date), paragraphs: [...(out.get(day.date) ?? [])] },
    ...madeOfDay(day, production, words).flatMap((made): TextTable[] => [
      { heading: made.title, paragraphs: made.facts },
      {
        head: [text('food'), text('amount'), text('weight'), made.isBatched ? text('eachBatch') : ''],
        rows: made.lines.map((line) => [
          [line.name, line.thaw].filter(Boolean).join('\n'),
          line.amount,
          line.weight,
          made.isBatched ? line.batch : '',
        ]),
        numeric: [1, 2, 3],
        widths: PRODUCTION_WIDTHS,
      },
      ...(made.steps.length > 0 ? [{ paragraphs: made.steps.map((step, at) => `${at + 1}. ${step}`) }] : []),
    ]),
  ]);
}

/** The same as figures: a row for each line, with all that is said of its dish; a dish without lines has a row of its own. */
export function productionFigures(production: Production, words: KitchenWords): FigureTable[] {
  const { text } = words;
  const head = [
    text('column.date'),
    text('column.dish'),
    text('column.servings'),
    text('column.batches'),
    text('food'),
    text('amount'),
    text('column.grams'),
    text('column.batchGrams'),
    text('column.thaw'),
    text('column.allergens'),
    text('column.steps'),
  ];
  return [
    {
      name: text('production'),
      head,
      rows: production.days.flatMap((day) =>
        madeOfDay(day, production, words).flatMap(({ title, servings, batches, lines, allergens, steps }) => {
          const of = [day.date, title, servings, batches];
          const said = [allergens.join('; '), steps.map((step, at) => `${at + 1}. ${step}`).join(' ')];
          if (lines.length === 0) return [[...of, '', '', null, null, '', ...said]];
          return lines.map(({ name, amount, grams, thaw }) => [
            ...of,
            name,
            amount,
            milligrams(grams),
            milligrams(grams === null || batches === null ? null : grams / batches),
            thaw,
            ...said,
          ]);
        }),
      ),
    },
  ];
}
