import * as z from 'zod/mini';
import { DEFAULT_ORIENTATION, ORIENTATIONS } from '../exports/page-size.ts';
import { CarbonLevel } from '../footprint/carbon-level.ts';
import { Figure, WithoutLandUseChange } from '../footprint/figure.ts';
import { Diet } from '../ingredients/allergen.ts';
import { FoodAllergens } from '../ingredients/food-allergens.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';
import { RecipeName, Photo } from '../recipes/model/recipe.ts';
import { DishLabel, MenuBlocks } from './menu-block.ts';
import { DishMeat } from './origins/meat-origin.ts';

export const COLUMN_TYPES = ['stacked', 'inline'] as const;
export const ColumnType = z.enum(COLUMN_TYPES);
export type ColumnType = z.infer<typeof ColumnType>;

/** `blocks` and `secondBlocks` one after the other (`stacked`) or side by side (`inline`). */
const MenuOptions = z.object({
  orientation: z._default(z.enum(ORIENTATIONS), DEFAULT_ORIENTATION),
  columnType: z._default(ColumnType, 'stacked'),
});
type MenuOptions = z.infer<typeof MenuOptions>;

/** The words above and below the carbon labels, in a language (specification, point 3). */
const LabelTitle = z.object({
  language: z.enum(LANGUAGES),
  name: plainText(60),
  subtitle: z._default(plainText(120), ''),
});
type LabelTitle = z.infer<typeof LabelTitle>;

const HexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
export const TYPEFACES = ['serif', 'sans'] as const;

export const MenuSettings = z.object({
  /** The menu's own language, whatever the interface speaks. */
  language: z._default(z.enum(LANGUAGES), 'en_gb'),
  label: z._default(DishLabel, 'wide'),
  labelTitles: z._default(z.array(LabelTitle).check(z.maxLength(LANGUAGES.length)), []),
  showAllergens: z._default(z.boolean(), true),
  showDiet: z._default(z.boolean(), true),
  showPrices: z._default(z.boolean(), true),
  /** The product's chip that says what the labels mean and who calculated. */
  showChip: z._default(z.boolean(), true),
  typeface: z._default(z.enum(TYPEFACES), 'serif'),
  /** 1 = as drawn. */
  textScale: z._default(z.number().check(z.minimum(0.6), z.maximum(2)), 1),
  ink: z._default(HexColour, '#1c2620'),
  /** Seconds that a screen shows one page. */
  secondsPerPage: z._default(z.number().check(z.int(), z.minimum(5), z.maximum(120)), 15),
});
export type MenuSettings = z.infer<typeof MenuSettings>;

/** Drawn by us and shipped, or uploaded by the organization. */
const MenuBackground = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('shipped'), id: Id }),
  z.object({ kind: z.literal('own'), id: Id }),
]);
type MenuBackground = z.infer<typeof MenuBackground>;

export const LIBRARY_SCOPES = ['restaurant', 'organization'] as const;

/** The part that a person arranges, of a menu and of a template. */
export const MenuPage = z.object({
  options: MenuOptions,
  settings: MenuSettings,
  background: z._default(MenuBackground, { kind: 'none' as const }),
  blocks: MenuBlocks,
  secondBlocks: z._default(MenuBlocks, []),
});
export type MenuPage = z.infer<typeof MenuPage>;

export const MenuDraft = z.object({
  name: plainText(200).check(z.refine((name) => !isBlank(name), 'no_name')),
  libraryScope: z._default(z.enum(LIBRARY_SCOPES), 'restaurant'),
  ...MenuPage.shape,
});
export type MenuDraft = z.infer<typeof MenuDraft>;

/** The parts of a recipe that a menu shows: nothing of how it is made. */
export const MenuDish = z.object({
  id: z.string(),
  names: z.array(RecipeName),
  /** Grams CO2e of a portion; null when unknown. */
  co2PerPortion: z.nullable(Figure),
  co2PerPortionWithoutLandUseChange: WithoutLandUseChange,
  level: z.nullable(CarbonLevel),
  /** False when some line does not count: the figure is of a part, and says so. */
  complete: z.boolean(),
  allergens: FoodAllergens,
  /** That a person signed for it by the measure of the law (Implementing Regulation (EU) No 828/2014). */
  glutenFree: z.optional(z.boolean()),
  /** Null when not known of every line: then it is not called vegan. */
  diet: z.nullable(Diet),
  /** Whether a cheese in it may be made with animal rennet; left out where none is. */
  animalRennet: z.optional(z.boolean()),
  photo: Photo,
  /** The meat bought raw in it, where the law of the kitchen’s country has guests read where it comes from. */
  meats: z.optional(z.array(DishMeat)),
  /** The day on which its figures were calculated last, `YYYY-MM-DD`. */
  calculatedOn: z.optional(z.string()),
});
export type MenuDish = z.infer<typeof MenuDish>;

/** An organization's own mark on a dish: 'House classic', 'From our garden'. */
export const CustomLabel = z.object({
  id: z.string(),
  names: z.array(LabelTitle).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
  /** At most three letters, shown in the mark. */
  sign: plainText(3),
  colour: HexColour,
});
export type CustomLabel = z.infer<typeof CustomLabel>;

export const Menu = z.object({
  id: z.string(),
  name: z.string(),
  restaurantId: z.string(),
  libraryScope: z.enum(LIBRARY_SCOPES),
  ...MenuPage.shape,
  /** The recipes its blocks name, as far as they are there and readable; a block whose recipe is gone says so. */
  recipes: z.array(MenuDish),
  customLabels: z.array(CustomLabel),
  /** Address of the own background's picture; null otherwise. */
  backgroundUrl: z.nullable(z.string()),
  /** True when it is kept in the former form; `blocks` are then what a conversion would give. */
  legacy: z.boolean(),
  /** Numbers of the live links it is shown on. */
  linkNumbers: z.array(z.number()),
  thumbnailUrl: z.nullable(z.string()),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Menu = z.infer<typeof Menu>;

/** A row of the overview: no blocks. */
export const MenuSummary = z.object({
  id: z.string(),
  name: z.string(),
  libraryScope: z.enum(LIBRARY_SCOPES),
  orientation: z.enum(ORIENTATIONS),
  language: z.enum(LANGUAGES),
  dishes: z.number(),
  legacy: z.boolean(),
  linkNumbers: z.array(z.number()),
  thumbnailUrl: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type MenuSummary = z.infer<typeof MenuSummary>;
