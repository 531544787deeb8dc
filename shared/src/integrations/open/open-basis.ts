import * as z from 'zod/mini';
import { CarbonLevel, LEVEL_UPPER_BOUNDS, SERVING_GRAMS } from '../../footprint/carbon-level.ts';
import { CoverageMeasure, CoverageState } from '../../footprint/coverage.ts';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { Doubt } from '../../recipes/model/doubts.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

export const Boundary = described(
  z.literal('farm_to_kitchen_door'),
  'What the figures include: everything from farm to kitchen door.',
);

export const EATEN_WHERE = 'Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`';
export const DATABASE =
  'The emission database of the figures: `organization` is Plateprint’s for the place of eating, `rise` a research institute’s as published';
export const FOOD_DATA = 'The version of the food data that the figures were made with';

/** The basis of every figure. */
export const BASIS = {
  boundary: Boundary,
  emissionDatabase: described(wireName('database', EmissionDatabase), `${DATABASE}.`),
  consumption: described(z.string(), `${EATEN_WHERE}.`),
  foodDataVersion: described(z.string(), `${FOOD_DATA}.`),
};

/** How much of everything a figure speaks of, and what may be said of it. */
export const COVERAGE_OF_DISH = {
  coverage: described(
    z.number(),
    'Share of everything written that has a figure, by weight, 0–1; a line without a weight is in the whole with what its kind usually weighs.',
  ),
  coverageState: described(
    CoverageState,
    '`whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, or without the main component: `level` and `label` are null, `co2` is at least what is counted so far.',
  ),
  coverageOf: described(CoverageMeasure, 'What the coverage is a share of: of a dish its weight.'),
};
export const Doubts = described(
  z.array(Doubt),
  'What a person should look at again, nothing being refused: `line_heavy` more than 1 kg of one line in a portion, `portion_heavy` a portion of more than 1.2 kg, `co2_high` more than 10 kg CO2e in one.',
);
export const COMPLETE = described(z.boolean(), 'False when a line does not count: the figures are then those of a part.');
export const DishLevel = described(
  z.nullable(CarbonLevel),
  `By kg CO2e of ${SERVING_GRAMS} g: up to ${LEVEL_UPPER_BOUNDS.map(([level, bound]) => `${bound} \`${level}\``).join(', ')}; null when unknown, where \`coverageState\` is \`too_little\`, and where guests are shown figures.`,
);
export const DishLabel = described(
  z.nullable(z.enum(['A', 'B', 'C', 'D', 'E'])),
  'The letter that guests see, `A` for `very_low` to `E` for `very_high`; null where there is no level, and where the organization shows guests figures.',
);

/** The description of a total without land-use change, beside each total that holds it, as every `co2` does. */
export const TWIN = 'The same without land-use change; null where the split of any part is unknown, never a copy.';
