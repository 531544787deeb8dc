import { Allergen, Diet } from '@plateprint/shared/ingredients/allergen.ts';
import { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { MeasureRecord, PieceSources } from '@plateprint/shared/ingredients/pieces/piece-source.ts';
import { OverrideReason } from '@plateprint/shared/ingredients/step-about.ts';
import * as z from 'zod/mini';
import { NationalStudies, Weights } from './weights.ts';

const Text = z.string().check(z.trim(), z.minLength(1));
const Words = z.array(Text).check(z.minLength(1));
const LabelByLanguage = z.strictObject({
  en: Text,
  en_us: z.optional(Text),
  sv: Text,
  no: Text,
  da: Text,
  de: Text,
  fr: Text,
  nl: Text,
});
const NamesByLanguage = z.strictObject({
  en: Words,
  en_us: z.optional(Words),
  sv: Words,
  no: Words,
  da: Words,
  de: Words,
  fr: Words,
  nl: Words,
});
const WordsByLanguage = z.omit(NamesByLanguage, { en_us: true });
const Share = z.number().check(z.gt(0), z.maximum(1));

/** kg CO2e per kg at retail that stands instead of Agribalyse's, with the reason a reviewer gave, and the kind of reason it is. */
const Override = z.strictObject({ total: z.number().check(z.gt(0)), why: OverrideReason, reason: Text, source: Text });

/** Parts of 100 g that the composition table does not have for this state: salt of what was salted, a food no table knows. */
const NutritionByHand = z.partial(Nutrition);

/** A usual recipe of what no source has: kilograms of each food, as bought, for a kilogram of the dish. Without a state its usual one. */
const Composition = z.array(
  z.strictObject({ ingredient: Text, state: z.optional(Text), share: z.number().check(z.gt(0), z.maximum(1)) }),
);

/** A state of an ingredient and where its figures are looked up. See docs/footprint.md, "How a factor is made". */
export const VariationEntry = z.strictObject({
  state: Text,
  names: z.optional(LabelByLanguage),
  agribalyse: z.optional(Text),
  ciqual: z.optional(Text),
  rivm: z.optional(Text),
  sel: z.optional(Text),
  clark: z.optional(Text),
  pn: z.optional(Text),
  composition: z.optional(Composition),
  proxy: z.optional(z.boolean()),
  from: z.optional(Text),
  process: z.optional(Text),
  yield: z.optional(z.number().check(z.gt(0))),
  class: z.optional(z.boolean()),
  override: z.optional(Override),
  nutrition: z.optional(NutritionByHand),
  /** g/ml where it differs from the ingredient's: stirred berries are denser than whole ones. */
  density: z.optional(z.number().check(z.gt(0))),
  /** Bought with bone, shell or skin, while its records are of meat alone: the share of the weight that is meat. */
  meat: z.optional(Share),
  /** Grams of fat in 100 g by which it is sold, where its composition table has another class of it. */
  fat: z.optional(z.number().check(z.gt(0))),
  transport: z.enum(['ambient', 'chilled', 'frozen', 'air', 'piped']),
  edible: z.optional(Share),
  cookedYield: z.optional(z.nullable(z.number().check(z.gt(0)))),
});
export type VariationEntry = z.infer<typeof VariationEntry>;

export const IngredientEntry = z.strictObject({
  id: Text,
  category: Text,
  names: NamesByLanguage,
  diet: Diet,
  allergens: z.strictObject({ contains: z.array(Allergen), mayContain: z.array(Allergen) }),
  density: z.nullable(z.number().check(z.gt(0))),
  pieces: z.record(z.string(), z.number().check(z.gt(0))),
  /** Where each weight comes from: a unit of `pieces` without one is refused by the check. */
  pieceSources: PieceSources,
  edible: z.optional(Share),
  originClass: Text,
  variations: z.array(VariationEntry).check(z.minLength(1)),
});
export type IngredientEntry = z.infer<typeof IngredientEntry>;

/** A weight that stays although a record of a household measure says another, and why. */
const ReviewedMeasures = z.array(z.strictObject({ food: Text, unit: Text, record: MeasureRecord, reason: Text }));

const Why = { why: z.string() };
const MoreAllergens = { contains: z.optional(z.array(Allergen)), mayContain: z.optional(z.array(Allergen)) };
const Factor = z.strictObject({ direct: z.string(), wellToTank: z.string() });
const GrowingPlace = z.strictObject({ ...Why, states: z.array(z.string()), originClass: Text });
/** One number for each month, January first. */
const Months = z.array(z.number().check(z.gte(0))).check(z.length(12));
const SourcedNumber = z.strictObject({ value: z.number(), source: z.string() });
const Kilometres = { road: z.number(), sea: z.number(), air: z.number() };

/** The hand-kept tables of `food-data/crosswalk`, by file name. */
export const TABLES = {
  categories: z.array(z.strictObject({ id: Text, names: LabelByLanguage })),
  states: z.array(z.strictObject({ id: Text, names: LabelByLanguage, words: WordsByLanguage })),
  'organic-words': WordsByLanguage,
  countries: z.array(
    z.strictObject({
      id: Text,
      iso3: Text,
      basin: Text,
      names: LabelByLanguage,
      words: z.optional(z.record(z.string(), z.array(z.string()))),
    }),
  ),
  processes: z.record(
    z.string(),
    z.strictObject({
      ...Why,
      pairs: z.array(z.tuple([z.string(), z.string()])),
      stages: z.array(z.enum(['processing', 'packaging', 'retail'])),
      add: z.optional(z.strictObject({ agriculture: z.optional(z.number()), processing: z.optional(z.number()) })),
    }),
  ),
  supply: z.record(z.string(), z.catchall(z.object(Why), z.string())),
  trade: z.strictObject({
    ...Why,
    source: Text,
    importers: z.record(z.string(), Text),
    leastShare: z.number(),
    classes: z.record(z.string(), z.strictObject({ items: z.array(z.string()), notGrownIn: z.array(z.string()) })),
  }),
  transport: z.strictObject({
    perTonneKm: z.strictObject({ lorry: Factor, chilled_lorry: Factor, ship: Factor, air: Factor, delivery: Factor }),
    chilledShipPerShip: SourcedNumber,
    roadDetour: SourcedNumber,
    longestRoad: SourcedNumber,
    delivery: SourcedNumber,
    destinations: z.record(
      z.string(),
      z.strictObject({ capital: Text, domesticKm: z.number(), seaFromRotterdam: z.nullable(z.number()) }),
    ),
    world: z.strictObject({ ...Kilometres, source: Text }),
    basins: z.record(z.string(), z.strictObject({ ...Why, rotterdam: z.number(), newYork: z.number(), inland: z.number() })),
  }),
  greenhouse: z.strictObject({
    ...Why,
    originClasses: z.array(z.string()),
    categories: z.array(z.string()),
    heated: GrowingPlace,
    fieldGrown: GrowingPlace,
    heatedAgriculture: z.number(),
    unheatedAgriculture: z.number(),
    source: Text,
    /** Crops of which a greenhouse gives more or fewer kilograms for the same heat: what heat adds to a kilogram of them. */
    kinds: z.array(
      z.strictObject({ originClasses: Words, heatedAgriculture: z.number(), unheatedAgriculture: z.number(), source: Text }),
    ),
    baseHeatedShare: z.number(),
    heatedShare: z.record(z.string(), z.number()),
    reasons: z.record(z.string(), z.string()),
  }),
  seasons: z.strictObject({
    ...Why,
    classes: Words,
    heated: z.strictObject({ ...Why, leastShare: Share, heat: Months, heatWhy: Text }),
    harvests: z.array(z.strictObject({ ...Why, origins: Words, months: Months })),
  }),
  organic: z.strictObject({
    ...Why,
    source: Text,
    lowest: z.number(),
    highest: z.number(),
    pairs: z.array(
      z.strictObject({
        organic: z.array(z.string()),
        conventional: z.array(z.string()),
        originClasses: z.optional(z.array(z.string())),
        ingredients: z.optional(z.array(z.string())),
      }),
    ),
  }),
  'water-and-land': z.array(
    z.strictObject({
      ...Why,
      categories: z.optional(z.array(Text)),
      ingredients: z.optional(z.array(Text)),
      originClasses: z.optional(z.array(Text)),
      states: z.optional(z.array(Text)),
      water: z.number().check(z.gte(0)),
      land: z.number().check(z.gte(0)),
    }),
  ),
  'parts-of-kin': z.strictObject({
    ...Why,
    foods: z.array(z.strictObject({ ...Why, ids: Words, as: z.array(Text) })),
  }),
  'compound-foods': z.strictObject({
    ...Why,
    categories: z.array(z.strictObject({ ...Why, id: Text, except: z.optional(z.array(Text)) })),
    ingredients: z.array(z.strictObject({ ...Why, ids: Words })),
    states: z.array(z.strictObject({ ...Why, id: Text, except: z.optional(z.array(Text)), ...MoreAllergens })),
    variations: z.array(z.strictObject({ ...Why, id: Text, instead: z.optional(z.boolean()), ...MoreAllergens })),
    kitchenMade: z.array(z.strictObject({ ...Why, id: Text })),
    open: z.array(z.strictObject({ ...Why, ids: Words, unknown: z.array(Allergen).check(z.minLength(1)) })),
  }),
  'usual-kitchen': z.strictObject({
    ...Why,
    foods: z.array(z.strictObject({ id: Text, kg: z.number().check(z.gt(0)), reason: z.optional(Text) })),
  }),
  'bought-ready': z.strictObject({
    ...Why,
    dishes: z.array(z.strictObject({ food: Text, names: z.omit(NamesByLanguage, { en_us: true }) })),
  }),
  'reviewed-outliers': z.array(z.strictObject({ source: Text, records: z.array(Text), reason: Text })),
  'reviewed-measures': ReviewedMeasures,
  weights: Weights,
  'origin-ratios': z.strictObject({
    ...Why,
    lowest: z.number(),
    highest: z.number(),
    livestock: z.array(
      z.strictObject({
        ...Why,
        originClasses: z.array(z.string()),
        item: Text,
        reference: Text,
        coverage: z.number().check(z.gt(0), z.maximum(1)),
        highest: z.optional(z.number()),
      }),
    ),
    national: NationalStudies,
    studies: z.strictObject({
      ...Why,
      leastStudies: z.number(),
      leastFoods: z.number(),
      shrinkage: z.number(),
      typologies: z.record(z.string(), z.array(z.string())),
      countries: z.record(z.string(), z.string()),
    }),
  }),
} as const;

export type Tables = { [Name in keyof typeof TABLES]: z.infer<(typeof TABLES)[Name]> };

export interface Crosswalk {
  ingredients: IngredientEntry[];
  tables: Tables;
}
