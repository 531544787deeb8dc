import * as z from 'zod/mini';
import { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { LABELS_SHOWN } from '../../footprint/label/labels-shown.ts';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { Figure } from '../../footprint/figure.ts';
import { PAGE_FORMATS } from '../../exports/export-format.ts';
import { described } from '../../kernel/api/described.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { LabelBasis } from '../../organizations/label-basis.ts';
import { DishLabel } from '../menu-block.ts';
import { DishMeat } from '../origins/meat-origin.ts';

/** A dish as it stood in front of guests. */
export const ShownDish = z.object({
  recipeId: z.string(),
  name: described(z.string(), 'In the menu’s language; empty where it had no name.'),
  description: z.string(),
  price: z.string(),
  label: described(DishLabel, 'How its footprint was shown.'),
  co2PerPortion: described(
    z.nullable(Figure),
    'Grams CO2e with the range; null where too little of the dish was counted for guests to read one.',
  ),
  co2PerPortionWithoutLandUseChange: described(
    z.nullable(Figure),
    'The same without land-use change, which guests did not read; null where no split is known, and with `co2PerPortion`.',
  ),
  level: described(z.nullable(CarbonLevel), 'Null where no letter was shown.'),
  complete: described(z.boolean(), 'False where the figure was of a part, and said so.'),
  dataVersion: described(z.nullable(z.string()), 'Of the food data; null where the recipe was gone.'),
  ownLabels: z.array(z.string()),
  allergens: described(
    z.nullable(FoodAllergens),
    'As they were said, with what was signed; null where the menu said nothing of them.',
  ),
  glutenFree: described(z.boolean(), 'That somebody had signed it, and the menu said so.'),
  meats: described(
    z.array(DishMeat),
    'The meat bought raw in it, with the origin that stood beside it; `origins` null: none was printed. Empty where no law asked.',
  ),
  evidence: described(z.nullable(z.string()), 'By which its evidence is read; null where the recipe was gone.'),
});
export type ShownDish = z.infer<typeof ShownDish>;

/** A menu as it stood in front of guests. */
export const ShownMenuState = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  language: z.enum(LANGUAGES),
  labels: described(z.enum(LABELS_SHOWN), 'Whether letters could be shown.'),
  labelBasis: described(z.nullable(LabelBasis), 'Null: nobody had chosen.'),
  /** Titles, courses and texts, in their order, in the menu's language. */
  words: z.array(z.string()),
  dishes: z.array(ShownDish),
});
export type ShownMenuState = z.infer<typeof ShownMenuState>;

/** A file that somebody marked as published, with what it showed. */
export const PublishedExport = z.object({
  id: z.string(),
  at: described(z.string(), 'When it was marked, ISO 8601.'),
  by: described(z.nullable(z.string()), 'Null where the person is no longer there.'),
  format: z.enum(PAGE_FORMATS),
  menu: ShownMenuState,
});
export type PublishedExport = z.infer<typeof PublishedExport>;

/** The content of a link for as long as nothing changed. */
export const ShownState = z.object({
  from: z.string(),
  to: described(z.nullable(z.string()), 'Null: it still stands there.'),
  menu: described(z.nullable(ShownMenuState), 'Null: no menu.'),
});
export type ShownState = z.infer<typeof ShownState>;
