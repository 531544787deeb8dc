import * as z from 'zod/mini';

/** Why a reviewer put another figure in place of a published one; the screen has a sentence for each. */
export const OVERRIDE_REASONS = [
  /** The record is one figure for a whole group: all white fish, all spirits. */
  'group_average',
  /** It describes another food or recipe than kitchens buy. */
  'other_food',
  /** It describes another state: peeled for whole, dry for soaked. */
  'other_state',
  /** It stands far from all other sources. */
  'stands_alone',
  /** Sources differ widely, and the one in the middle is taken. */
  'middle',
  /** It carries the deforestation of one supply chain throughout. */
  'land_use',
  /** It has heated greenhouses in it, which the release adds by country. */
  'heat',
  /** It leaves a step out: drying, brine, the jar. */
  'missing_steps',
  /** It is made of a food whose figure was itself corrected. */
  'built_on_corrected',
  /** Scaled as raw meat was, so that raw and cured stand on one animal. */
  'scaled_to_raw',
  /** Calculated from its ingredients and their processing. */
  'by_recipe',
  /** Calculated from the weight of raw food that goes into a kilogram. */
  'by_weight',
  /** Calculated from what a hectare gives. */
  'by_yield',
  /** A by-product, by its share of the price. */
  'by_value',
  /** The same as a food of the same animal, plant or make. */
  'as_kin',
  /** The only source that has the food. */
  'only_record',
  /** No source has the food: the nearest one stands in. */
  'no_record',
] as const;
export const OverrideReason = z.enum(OVERRIDE_REASONS);
export type OverrideReason = z.infer<typeof OverrideReason>;

/** The source of a step of a factor, language-free: ids of the release, which the screen names in the reader's language. */
export const StepAbout = z.object({
  /** A source by its id (`agribalyse`), or the publisher and version of an institute's own list. */
  source: z.optional(z.string()),
  /** Sources that were weighed: what each says at the boundary of the base, kg CO2e per kg, and its share of the weight, 0–1. */
  sources: z.optional(z.array(z.object({ id: z.string(), value: z.number(), share: z.number() }))),
  /** The source's own code or words for what was taken. */
  record: z.optional(z.string()),
  /** The state of the same ingredient that the figure was derived from. */
  state: z.optional(z.string()),
  process: z.optional(z.string()),
  category: z.optional(z.string()),
  reason: z.optional(OverrideReason),
  /** The reviewer's words, English. */
  note: z.optional(z.string()),
  /** Origins, the largest share first; shares 0–1, together 1. */
  origins: z.optional(z.array(z.object({ id: z.string(), share: z.number() }))),
  /** The month of purchase, 1–12, where the supply of a food changes with it. */
  month: z.optional(z.number()),
  /** Where it is eaten. */
  to: z.optional(z.string()),
  /** Studies and foods that a ratio of origins is the median of. */
  studies: z.optional(z.number()),
  foods: z.optional(z.number()),
  /** Share of heated greenhouses, 0–1. */
  heated: z.optional(z.number()),
  /** The mean of so many countries. */
  countries: z.optional(z.number()),
});
export type StepAbout = z.infer<typeof StepAbout>;
