import * as z from 'zod/mini';
import { Figure } from '../../footprint/figure.ts';
import { Grade } from '../../ingredients/ingredient-facts.ts';
import { AnyProblemCode } from '../../kernel/api/any-problem-code.ts';
import { described } from '../../kernel/api/described.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { RecipeAllergens } from '../../recipes/allergens/allergen-statement.ts';
import { LARGEST_AMOUNT, LineProblem, MealSize, RecipeName } from '../../recipes/model/recipe.ts';
import { Served } from '../../recipes/model/served.ts';
import { Doubt } from '../../recipes/model/doubts.ts';
import { KitchenMeasure } from '../../units/kitchen-measure.ts';
import { Unit } from '../../units/unit.ts';
import { BASIS, COMPLETE, COVERAGE_OF_DISH, DishLabel, DishLevel, Doubts, TWIN } from './open-basis.ts';
import { MOST_OPEN_LINES } from './open.ts';

/** A caller's own id of a recipe, as its own system has it. */
export const ExternalId = described(
  plainText(120).check(z.refine((id) => !isBlank(id), 'blank')),
  'Your own id of the recipe, as your system has it.',
);

const Amount = z.number().check(z.minimum(0), z.maximum(LARGEST_AMOUNT));

/** How the kitchen measures a line, as programs read and send it. */
const OpenMeasure = z.object({
  unit: described(KitchenMeasure.shape.unit, 'The unit it is measured in: `cup`, `clove`, `stick`.'),
  holds: described(KitchenMeasure.shape.holds, 'How much of the line’s `unit` one of it is: a cup of flour holds 127 g.'),
});

/**
 * A line as a caller has it: written (`"200 g carrots"`), or a name with amount and unit, or an id of the food data. An id
 * goes before a name, a name before `text`; an amount that is given goes before one that is written.
 */
export const OpenLine = z
  .object({
    text: described(z.optional(plainText(500)), 'The line as written: `200 g carrots, grated`. Needed without a name or an id.'),
    name: described(z.optional(plainText(300)), 'The name alone, without amount and unit; goes before `text`.'),
    amount: described(
      z.optional(z.nullable(Amount)),
      'How much, in `unit`; goes before one that is written. Null or left out: as the text says.',
    ),
    unit: described(z.optional(z.nullable(Unit)), 'The unit of `amount`. Null or left out: as the text says.'),
    measure: described(
      z.optional(z.nullable(OpenMeasure)),
      'The kitchen’s own unit of the `amount` sent, which stays in `unit`. Null: none. Left out: as the kept recipe has it while food and amount are the same.',
    ),
    ingredientId: described(
      z.optional(z.nullable(Id)),
      'An ingredient of the food data; goes before name and text. Null or left out: looked for by name.',
    ),
    variationId: described(
      z.optional(z.nullable(Id)),
      'A variation of it, such as frozen or dried. Null or left out: the usual one.',
    ),
    categoryId: described(
      z.optional(z.nullable(Id)),
      'In place of an ingredient: a category, whose class average counts. Null or left out: none.',
    ),
    origin: described(
      z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
      'Country that it comes from, ISO 3166 alpha-2. Null or left out: as the text says, else the usual supply.',
    ),
    organic: described(z.optional(z.boolean()), 'Whether it is organic; as the text says when left out.'),
  })
  .check(
    z.refine(
      (line) =>
        !isBlank(line.text) ||
        !isBlank(line.name) ||
        [line.ingredientId, line.variationId, line.categoryId].some((id) => !isBlank(id)),
      'line_says_nothing',
    ),
  );
export type OpenLine = z.infer<typeof OpenLine>;

export const OpenRecipeDraft = z.object({
  name: described(
    z
      .union([plainText(200), z.array(RecipeName).check(z.maxLength(LANGUAGES.length))])
      .check(
        z.refine((name) => (typeof name === 'string' ? !isBlank(name) : name.some((each) => !isBlank(each.name))), 'no_name'),
      ),
    'The dish’s name in the language of the call, or a list with one for each language.',
  ),
  portions: described(
    z._default(z.number().check(z.minimum(0.01), z.maximum(100_000)), 1),
    'How many portions all the lines together make.',
  ),
  lines: described(z.array(OpenLine).check(z.maxLength(MOST_OPEN_LINES)), 'The ingredients, for all portions.'),
  mealsize: described(
    z._default(MealSize, 0),
    'What a portion is in a meal: `0.1` a snack, `0.3` a small, `0.5` a medium, `1` a main course; `0` leaves it to the weight.',
  ),
  category: described(z._default(plainText(100), ''), 'A category of your own; empty for none.'),
  tags: described(z._default(z.array(plainText(60)).check(z.maxLength(50)), []), 'Words to find the recipe by.'),
  note: described(z._default(plainText(20_000, { lines: true }), ''), 'The method or a note, in several lines if you like.'),
  served: described(
    z.optional(z.nullable(Served)),
    'Statements beyond the ingredients: the weight as served, cooking, waste. They never move footprint or level. Null or left out: none.',
  ),
});
export type OpenRecipeDraft = z.infer<typeof OpenRecipeDraft>;

/** The food that a line was understood as, and its weight. */
export const OpenLineFigure = z.object({
  place: described(
    z.number(),
    'Its place among the lines that were sent, or of the kept recipe, from 0: "salt and pepper" becomes two lines of one place, a heading none.',
  ),
  written: described(z.string(), 'The line as it was sent; for an own ingredient of the kitchen, its name.'),
  ingredientId: described(z.nullable(z.string()), 'The ingredient that it means; null when none was found.'),
  ingredientName: described(
    z.nullable(z.string()),
    'The name of the ingredient, or of the category; null when neither was found.',
  ),
  variationId: described(z.nullable(z.string()), 'The variation that is counted; null when there is none.'),
  variationName: described(z.nullable(z.string()), 'That variation’s name; null when there is none.'),
  categoryId: described(z.nullable(z.string()), 'A category in place of an ingredient: its class average counts; null when not.'),
  bagId: described(
    z.nullable(z.string()),
    'The recipe that a kept recipe uses here by its weight, in place of an ingredient; null when none.',
  ),
  origin: described(
    z.nullable(z.string()),
    'Country that it comes from, ISO 3166 alpha-2; null when not known: the usual supply counts.',
  ),
  organic: described(z.boolean(), 'Whether it counts as organic.'),
  amount: described(z.nullable(z.number()), 'How much, in `unit`; null when no amount is known.'),
  unit: described(z.nullable(Unit), 'The unit of `amount`; null when none is known.'),
  measure: described(
    z.nullable(OpenMeasure),
    'The kitchen’s own unit where it is none of those: 254 g that are 2 cups; null when it is measured in `unit`.',
  ),
  by: described(
    z.enum(['id', 'memory', 'match', 'none', 'kept']),
    'How it was understood: by the `id` given, by what the organization decided (`memory`), by a sure `match`, not at all (`none`), or as the `kept` recipe has it.',
  ),
  confidence: described(
    z.nullable(z.number()),
    'Calibrated probability that this is meant, 0–1; null for a line of a kept recipe.',
  ),
  grams: described(z.nullable(z.number()), 'Grams of the line, as bought; null when unknown.'),
  co2: described(z.nullable(Figure), 'Grams CO2e of the line; null when unknown.'),
  co2WithoutLandUseChange: described(z.nullable(Figure), TWIN),
  grade: described(
    z.nullable(Grade),
    'How well its factor is founded, from `A` (direct, confirmed by a second source) to `D` (class average); null without a figure.',
  ),
  problem: described(z.nullable(LineProblem), 'Why the line does not count in full; null when it does.'),
  doubt: described(
    z.nullable(Doubt),
    'Whether a person should look at its amount again: `line_heavy` when it is more than 1 kg in a portion; null when not.',
  ),
});
export type OpenLineFigure = z.infer<typeof OpenLineFigure>;

/** The weight of a dish as served. */
const OpenServed = z.object({
  by: described(z.enum(['typed', 'yields']), 'Weighed by the kitchen, or added up of what each ingredient weighs when cooked.'),
  grams: described(z.number(), 'Grams of all portions as served.'),
  perPortion: described(z.number(), 'Grams of a portion as served.'),
  per100g: described(
    z.object({
      energyKcal: described(z.nullable(z.number()), 'Energy, kcal; null when not known.'),
      fat: described(z.nullable(z.number()), 'Fat, g; null when not known.'),
      saturatedFat: described(z.nullable(z.number()), 'Saturated fat, g; null when not known.'),
      carbohydrate: described(z.nullable(z.number()), 'Carbohydrate, g; null when not known.'),
      sugar: described(z.nullable(z.number()), 'Sugars, g; null when not known.'),
      fibre: described(z.nullable(z.number()), 'Fibre, g; null when not known.'),
      protein: described(z.nullable(z.number()), 'Protein, g; null when not known.'),
      salt: described(z.nullable(z.number()), 'Salt, g; null when not known.'),
    }),
    'What 100 g as served hold, of the part of the weight that is known.',
  ),
});

/** Cooking and waste of a portion, beside its footprint. */
const OpenBeyond = z.object({
  boundary: described(
    z.enum(['with_cooking', 'with_waste', 'with_cooking_and_waste']),
    'Where the total ends: at the plate, with those of the two that are stated.',
  ),
  cooking: described(
    z.nullable(z.number()),
    'Grams CO2e of cooking a portion; null when not stated, or the place’s electricity is not known.',
  ),
  waste: described(
    z.nullable(z.number()),
    'Grams CO2e of what is thrown away for each portion eaten; null when not stated or not known.',
  ),
  total: described(z.nullable(Figure), 'Grams CO2e of a portion with those; null as soon as one that is stated is not known.'),
});

export const OpenFootprint = z.object({
  co2: described(z.nullable(Figure), 'Grams CO2e of all portions together; null when nothing is known.'),
  co2WithoutLandUseChange: described(z.nullable(Figure), TWIN),
  co2PerPortion: described(z.nullable(Figure), 'Grams CO2e of a portion; null when nothing is known.'),
  co2PerPortionWithoutLandUseChange: described(z.nullable(Figure), TWIN),
  weight: described(z.number(), 'Grams of all lines whose weight is known, as bought.'),
  weightPerPortion: described(z.number(), 'Those grams, of a portion.'),
  served: described(
    z.nullable(OpenServed),
    'What it weighs as served; null when nobody says it, or too little is weighed to add it up.',
  ),
  beyondTheKitchen: described(
    z.nullable(OpenBeyond),
    'Cooking and waste beside the ingredients; null when neither is stated. Level and every comparison go by the ingredients alone.',
  ),
  level: DishLevel,
  label: DishLabel,
  grade: described(
    z.nullable(Grade),
    'How well the footprint is founded, from `A` (direct, confirmed by a second source) to `D` (class averages); null without a figure.',
  ),
  complete: COMPLETE,
  ...COVERAGE_OF_DISH,
  linesCovered: described(z.number(), 'How many lines have a figure.'),
  doubts: Doubts,
  ...BASIS,
});
export type OpenFootprint = z.infer<typeof OpenFootprint>;

const OpenAllergens = z.pick(RecipeAllergens, { contains: true, mayContain: true, notAmong: true, unknown: true });

/** A kept recipe in a list. */
export const OpenRecipeSummary = z.object({
  id: described(z.string(), 'The product’s id of the recipe.'),
  externalId: described(z.nullable(z.string()), 'Your own id of the recipe; null when it has none.'),
  restaurantId: described(z.string(), 'The restaurant that the recipe was made in.'),
  names: described(z.array(RecipeName), 'The dish’s names, one for each language it has.'),
  portions: described(z.number(), 'How many portions it makes.'),
  version: described(z.number(), 'Counts up from 1 with every change.'),
  updatedAt: described(z.string(), 'When it was last changed, ISO 8601.'),
  co2PerPortion: described(z.nullable(z.number()), 'Grams CO2e of a portion; null when unknown.'),
  co2PerPortionWithoutLandUseChange: described(z.nullable(z.number()), TWIN),
  level: DishLevel,
  label: DishLabel,
  complete: COMPLETE,
  ...COVERAGE_OF_DISH,
  allergenStates: described(
    OpenAllergens,
    'Each of the fourteen in one of four lists. What a line that is not understood, or a bought food, leaves open is unknown until a person of the kitchen signs the dish off.',
  ),
  ...BASIS,
});
export type OpenRecipeSummary = z.infer<typeof OpenRecipeSummary>;

export const OpenRecipe = z.object({
  ...OpenRecipeSummary.shape,
  category: described(z.string(), 'A category of the kitchen’s own; empty for none.'),
  tags: described(z.array(z.string()), 'Words to find the recipe by.'),
  note: described(z.string(), 'The method or a note; empty for none.'),
  footprint: described(OpenFootprint, 'The recipe’s footprint, with what it speaks of.'),
  lines: described(z.array(OpenLineFigure), 'The ingredients, each with its weight and footprint.'),
  allergens: described(
    z.array(z.string()),
    'What it is known to contain of the fourteen allergens of Regulation (EU) No 1169/2011; what is not listed may be unknown: see `allergenStates`.',
  ),
});
export type OpenRecipe = z.infer<typeof OpenRecipe>;

/** The outcome for one recipe of a batch. */
export const OpenRecipeOutcome = z.object({
  index: described(z.number(), 'Its place in the batch, from 0.'),
  externalId: described(z.string(), 'Your own id of the recipe, as it was sent.'),
  id: described(
    z.nullable(z.string()),
    'The product’s id of the kept recipe; null when it was refused, or nothing was to be kept.',
  ),
  outcome: described(
    z.enum(['created', 'updated', 'unchanged', 'calculated', 'refused']),
    'What became of it; `calculated` when nothing was to be kept.',
  ),
  footprint: described(z.nullable(OpenFootprint), 'Its footprint, with what it speaks of; null when it was refused.'),
  lines: described(
    z.optional(z.array(OpenLineFigure)),
    'What each line was understood as; left out unless `lines` was asked for.',
  ),
  problem: described(z.nullable(AnyProblemCode), 'Why it was refused, as a stable code; null when it was not.'),
  fields: described(
    z.array(
      z.object({
        path: described(z.string(), 'The field in dots: `recipes.3.lines.0.amount`.'),
        code: described(z.string(), 'What is wrong with it, as a stable code.'),
        message: described(z.string(), 'The same in words.'),
      }),
    ),
    'The fields it was refused for; empty when it was not, or no single field is to blame.',
  ),
});
export type OpenRecipeOutcome = z.infer<typeof OpenRecipeOutcome>;
