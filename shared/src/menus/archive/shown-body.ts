import * as z from 'zod/mini';
import { Allergen, ALLERGENS } from '../../ingredients/allergen.ts';
import { LABELS_SHOWN } from '../../footprint/label/labels-shown.ts';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { WithoutLandUseChange } from '../../footprint/figure.ts';
import { PAGE_FORMATS } from '../../exports/export-format.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { LabelBasis } from '../../organizations/label-basis.ts';
import { DishMeat, MeatArticle } from '../origins/meat-origin.ts';
import { RecipeName } from '../../recipes/model/recipe.ts';

/** The content of a live link. */
export const LinkBody = z.object({ menuId: z.string(), inFigures: z.boolean() });
export type LinkBody = z.infer<typeof LinkBody>;

/** A menu as it was written; its document is read by the form it has. */
export const MenuBody = z.object({ name: z.string(), language: z.string(), isLegacy: z.boolean(), document: z.unknown() });

/** The facts of a dish that guests read. Grams CO2e of the whole recipe. */
export const DishBody = z.object({
  names: z.array(RecipeName),
  portions: z.number(),
  dataVersion: z.string(),
  co2: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  level: z.nullable(CarbonLevel),
  complete: z.boolean(),
  allergens: z._default(z.array(Allergen), []),
  mayContain: z._default(z.array(Allergen), []),
  allergensUnknown: z._default(z.array(Allergen), [...ALLERGENS]),
  /** Of its footprint the total without land-use change, of the whole recipe; null where it is not known. */
  footprint: z._default(z.object({ co2WithoutLandUseChange: WithoutLandUseChange }), { co2WithoutLandUseChange: null }),
  /** The signed statements about it; absent where there are none. */
  signed: z.optional(z.object({ notAmong: z.array(Allergen), glutenFree: z.boolean() })),
  /** Its lines, as far as the origin of meat asks for them. */
  draft: z._default(
    z.object({
      ingredients: z.array(
        z.object({
          ingredient: z._default(z.nullable(z.string()), null),
          variation: z._default(z.nullable(z.string()), null),
          categoryId: z._default(z.nullable(z.string()), null),
          bagId: z.optional(z.nullable(z.string())),
        }),
      ),
    }),
    { ingredients: [] },
  ),
});
export type DishBody = z.infer<typeof DishBody>;

export const OwnLabelBody = z.object({
  names: z.array(z.object({ language: z.enum(LANGUAGES), name: z.string() })),
  sign: z.string(),
});
export type OwnLabelBody = z.infer<typeof OwnLabelBody>;

export const RestaurantBody = z.object({
  name: z.string(),
  location: z.nullable(z.string()),
  isDeleted: z.boolean(),
  /** Absent where the kitchen had written nothing down. */
  meatArticles: z._default(z.array(MeatArticle), []),
});
export type RestaurantBody = z.infer<typeof RestaurantBody>;

export const OrganizationBody = z.object({
  location: z.string(),
  labelBasis: z.nullable(LabelBasis),
  isDeleted: z.boolean(),
});
export type OrganizationBody = z.infer<typeof OrganizationBody>;

/** A file that was marked as published: of what, how, and on what its labels stood. */
export const ExportBody = z.object({
  menuId: z.nullable(z.string()),
  by: z.string(),
  format: z.enum(PAGE_FORMATS),
  labels: z.enum(LABELS_SHOWN),
  labelBasis: z.nullable(LabelBasis),
  ownLabels: z.array(z.object({ id: z.string(), ...OwnLabelBody.shape })),
  /** The meat of its dishes with its origin, by recipe; absent in files of before it was kept. */
  meats: z._default(z.record(z.string(), z.array(DishMeat)), {}),
});
export type ExportBody = z.infer<typeof ExportBody>;

/** From when to when a thing was what its body says; milliseconds, `to` null while it still is. */
export interface Span<B> {
  thing: string;
  from: number;
  to: number | null;
  /** SHA-256 of the body, in hexadecimal. */
  hash: string;
  body: B;
}
