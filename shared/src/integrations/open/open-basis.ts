import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { Doubt } from '../../recipes/model/doubts.ts';

export const Boundary = described(z.literal('farm_to_kitchen_door'), 'What the figures include: all up to the kitchen’s door.');

export const EATEN_WHERE = 'Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`';
export const DATABASE =
  'The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published';
export const FOOD_DATA = 'The version of the food data that the figures were made with';

/** What every figure speaks of. */
export const BASIS = {
  boundary: Boundary,
  database: described(EmissionDatabase, `${DATABASE}.`),
  consumption: described(z.string(), `${EATEN_WHERE}.`),
  foodDataVersion: described(z.string(), `${FOOD_DATA}.`),
};

export const COVERAGE =
  'Share of the weight that has a figure, 0–1; a line without a weight is in the whole with what its kind usually weighs in a portion.';
export const Doubts = described(
  z.array(Doubt),
  'What a person should look at again, nothing being refused: `line_heavy` more than 1 kg of one line in a portion, `portion_heavy` a portion of more than 1.2 kg, `co2_high` more than 10 kg CO2e in one.',
);
export const COMPLETE = described(z.boolean(), 'False when a line does not count: the figures are then those of a part.');
export const DishLevel = described(
  z.nullable(CarbonLevel),
  'By kg CO2e of 400 g of the dish, up to 0.4 `very_low`, 0.9 `low`, 1.8 `medium`, 2.6 `high`; null when unknown, when too little counts, or when its meat, fish, cheese or grain has no weight.',
);
export const DishLabel = described(
  z.nullable(z.enum(['A', 'B', 'C', 'D', 'E'])),
  'The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level.',
);
