import * as z from 'zod/mini';

const Text = z.string().check(z.trim(), z.minLength(1));
const Words = z.array(Text).check(z.minLength(1));
const Weight = z.number().check(z.gt(0));
const Share = z.number().check(z.gt(0), z.maximum(1));
const Source = z.enum(['agribalyse', 'rivm', 'sel', 'clark', 'pn']);

/** A group of foods whose animal, or whose milk, is the same. */
const Kind = z.strictObject({
  id: Text,
  originClasses: Words,
  /** One figure for all, as of the cuts of an animal; else a food that has its own sources keeps to them. */
  asOne: z.boolean(),
  why: Text,
});

/** How sources are weighed against each other (`weights.json`), each row with its reason. */
export const Weights = z.strictObject({
  why: Text,
  leastVoices: z.number(),
  sources: z.array(
    z.strictObject({
      source: Source,
      /** Only sources of one family are averaged; the others widen the range. */
      family: z.enum(['europe', 'world']),
      weight: Weight,
      /** Whether its totals hold land-use change. */
      landUse: z.boolean(),
      /** The country whose farms it counts; null: of many. */
      place: z.nullable(Text),
      why: Text,
    }),
  ),
  samples: z.array(z.strictObject({ atLeast: z.number(), weight: Weight, why: Text })),
  dependent: z.array(z.strictObject({ sources: z.array(Source), why: Text })),
  /** Records of a source of the world that speak of Europe's supply as well. */
  joins: z.array(
    z.strictObject({
      source: Source,
      records: Words,
      /** Its land-use part stands for our supply too; else the food's own stands in its place. */
      landUse: z.boolean(),
      why: Text,
    }),
  ),
  adjusted: z.array(z.strictObject({ source: Source, originClasses: Words, times: Weight, why: Text })),
  /** Records that speak of something else than the food they stand beside. */
  heldBack: z.array(z.strictObject({ source: Source, records: Words, why: Text })),
  kinds: z.array(Kind),
  mixes: z.array(z.strictObject({ id: Text, originClasses: Words, of: z.record(z.string(), Share), why: Text })),
  world: z.strictObject({ weight: Weight, why: Text }),
});
export type Weights = z.infer<typeof Weights>;

/** National studies of a food, by which a country's farms differ from the French ones (`origin-ratios.json`). */
export const NationalStudies = z.strictObject({
  why: Text,
  shrinkage: Weight,
  /** Fewer studies say nothing of a country, or of a region. */
  leastStudies: z.number(),
  /** Countries that are farmed and fed alike, by name; their studies speak together where one has few. */
  regions: z.record(z.string(), z.array(Text)),
  foods: z.array(z.strictObject({ item: Text, originClasses: Words, why: Text })),
});
export type NationalStudies = z.infer<typeof NationalStudies>;
