import * as z from 'zod/mini';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import { Source } from '../../ingredients/factor/source.ts';
import type { FoodData } from '../../ingredients/food-data.ts';
import { EmissionDatabase, Grade } from '../../ingredients/ingredient-facts.ts';
import { ingredientName } from '../../ingredients/name-in.ts';
import { described } from '../../kernel/api/described.ts';
import type { Language } from '../../kernel/language.ts';
import { isBlank } from '../../kernel/text.ts';
import type { BagDraft, Pantry } from '../../recipes/footprint/draft-footprint.ts';
import { IngredientLine, LineFootprint, RecipeName } from '../../recipes/model/recipe.ts';
import { DishBody } from './shown-body.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

/** A dish as it was shown, with what its figure was calculated from. */
export const EvidenceBody = z.object({
  ...DishBody.shape,
  draft: z.object({
    ingredients: z.array(IngredientLine),
    customIngredients: z.array(z.object({ _id: z.string(), name: z.string(), source: z._default(z.string(), '') })),
    emissionDatabase: wireName('location', EmissionDatabase),
    libraryScope: z._default(z.enum(['restaurant', 'organization']), 'restaurant'),
  }),
  footprint: z.object({ co2WithoutLandUseChange: WithoutLandUseChange, lines: z.array(LineFootprint) }),
});
export type EvidenceBody = z.infer<typeof EvidenceBody>;

const EvidenceLine = z.object({
  written: z.string(),
  name: described(z.string(), 'What it was taken for; as written where nothing was understood.'),
  grams: described(z.nullable(z.number()), 'Of the whole recipe; null where the amount could not be weighed.'),
  co2PerPortion: described(z.nullable(Figure), 'Grams CO2e; null where it is not counted.'),
  co2PerPortionWithoutLandUseChange: described(
    z.nullable(Figure),
    'The same without land-use change; null where no split is known.',
  ),
  grade: z.nullable(Grade),
});

/** The evidence for a figure that guests read. */
export const DishEvidence = z.object({
  names: z.array(RecipeName),
  portions: z.number(),
  co2PerPortion: described(z.nullable(Figure), 'Grams CO2e with the range, as guests could read it; null where they could not.'),
  co2PerPortionWithoutLandUseChange: described(
    z.nullable(Figure),
    'The same without land-use change, which guests did not read; null where no split is known, and with `co2PerPortion`.',
  ),
  complete: z.boolean(),
  dataVersion: described(z.string(), 'Of the food data that the figure was calculated with.'),
  sourcesOf: described(z.string(), 'Of the food data by which the sources are named.'),
  counted: z.object({ lines: z.number(), all: z.number() }),
  lines: described(z.nullable(z.array(EvidenceLine)), 'Null where the kitchen keeps its recipe to itself.'),
  sources: described(z.array(Source), 'Of all lines, base recipes included.'),
  ownSources: described(z.array(z.string()), 'What the kitchen wrote as the source of figures of its own.'),
});
export type DishEvidence = z.infer<typeof DishEvidence>;

interface Behind {
  foodData: FoodData;
  bags: ReadonlyMap<string, BagDraft>;
  place: Pantry['place'];
  language: Language;
}

/** The evidence for a figure, with the lines. */
export function dishEvidence(body: EvidenceBody, { language, ...pantry }: Behind): DishEvidence {
  const { names, portions, complete, dataVersion, draft, footprint } = body;
  const counted = new Map(footprint.lines.map((line) => [line._id, line]));
  const written = [
    ...draft.ingredients.map((line) => ({
      id: line._id,
      written: line.inputIngredient,
      name: nameOfLine(line, pantry, language),
    })),
    ...draft.customIngredients.map(({ _id: id, name }) => ({ id, written: name, name })),
  ].filter((line) => !isBlank(line.written));
  const known = sourcesWithin(pantry, draft.ingredients);
  const ofPortion = (figure: Figure | null): Figure | null => figure && scaled(figure, 1 / portions);
  return {
    names,
    portions,
    co2PerPortion: figureForGuests(body),
    co2PerPortionWithoutLandUseChange: figureForGuests(body) && ofPortion(footprint.co2WithoutLandUseChange),
    complete,
    dataVersion,
    sourcesOf: pantry.foodData.version,
    counted: { lines: written.filter(({ id }) => counted.get(id)?.co2).length, all: written.length },
    lines: written.map(({ id, ...line }) => {
      const found = counted.get(id);
      return {
        ...line,
        grams: found?.grams ?? null,
        co2PerPortion: ofPortion(found?.co2 ?? null),
        co2PerPortionWithoutLandUseChange: ofPortion(found?.co2WithoutLandUseChange ?? null),
        grade: found?.grade ?? null,
      };
    }),
    sources: pantry.foodData.release.sources.filter(({ id }) => known.has(id)),
    ownSources: draft.customIngredients.flatMap(({ source }) => (isBlank(source) ? [] : [source])),
  };
}

function figureForGuests({ level, co2, low, high, portions }: DishBody): Figure | null {
  if (level === null || co2 === null || low === null || high === null) return null;
  return scaled({ value: co2, low, high }, 1 / portions);
}

function nameOfLine(line: IngredientLine, { foodData }: Pick<Behind, 'foodData'>, language: Language): string {
  const ingredient = line.ingredient === null ? null : foodData.ingredient(line.ingredient);
  return ingredient ? ingredientName(ingredient, language) : line.inputIngredient;
}

/** The ids of the sources of all lines; of a base recipe those of its own lines, each recipe once. */
function sourcesWithin(
  pantry: Omit<Behind, 'language'>,
  lines: readonly IngredientLine[],
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const line of lines) {
    const bag = line.bagId ? pantry.bags.get(line.bagId) : undefined;
    if (bag && !seen.has(bag.id)) {
      seen.add(bag.id);
      for (const id of sourcesWithin(pantry, bag.ingredients, seen)) found.add(id);
    }
    if (!line.bagId) for (const id of sourcesOfLine(pantry, line)) found.add(id);
  }
  return found;
}

/** Of the figure itself, and of each step that it took from there: transport, supply, way of production. */
function sourcesOfLine({ foodData, place }: Omit<Behind, 'language'>, line: IngredientLine): string[] {
  const { variation: variationId, categoryId, originId, organic } = line;
  const factor = foodData.facts({ variationId, categoryId, originId, organic }, place)?.factor;
  if (!factor) return [];
  const steps = factor.steps.flatMap(({ about }) => [
    ...(about.source === undefined ? [] : [about.source]),
    ...(about.sources ?? []).map(({ id }) => id),
  ]);
  return [...factor.sources.map(({ source }) => source), ...steps];
}
