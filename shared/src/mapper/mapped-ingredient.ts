import * as z from 'zod/mini';
import { MatchCandidate } from '../ingredients/ingredient-match.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';

/** ISO 3166 alpha-2. */
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** What a person decides about a purchased name: remembered for the organization. */
export const MappingDecision = z.object({
  /** The ingredient; null for a name that is set aside as no food. */
  ingredientId: z.nullable(Id),
  variationId: z.nullable(Id),
  /** In place of both: a category's class average. */
  categoryId: z._default(z.nullable(Id), null),
  origin_iso: z._default(z.nullable(Country), null),
  /** Null: nobody knows. */
  organic: z._default(z.nullable(z.boolean()), null),
  notFood: z._default(z.boolean(), false),
});
export type MappingDecision = z.infer<typeof MappingDecision>;

/** What one name of a list stands for, as far as that is known without a person. */
export const MappedName = z.object({
  /** As it was asked for. */
  name: z.string(),
  ...MappingDecision.shape,
  organic: z.boolean(),
  /** Of the ingredient or the category, in the language asked. */
  mapped_name: z.nullable(z.string()),
  variationName: z.nullable(z.string()),
  /** `memory`: somebody decided; `match`: sure enough to be taken; `none`: a person has to look. */
  by: z.enum(['memory', 'match', 'none']),
  /** Calibrated probability of the best candidate, 0–1; 1 for what somebody decided. */
  confidence: z.number(),
  /** Whether it reads like napkins or a deposit: offered to be set aside, never done unasked. */
  looksLikeNoFood: z.boolean(),
  /** What the food data thinks, best first, at most five. */
  candidates: z.array(MatchCandidate),
});
export type MappedName = z.infer<typeof MappedName>;

/** A person; a program that decided with its key stands by its name alone, as `firstname`. */
const Author = z.nullable(z.object({ firstname: z.string(), lastname: z.string() }));

/** A decision that another one took the place of. */
export const FormerDecision = z.object({
  ...MappingDecision.shape,
  mapped_name: z.nullable(z.string()),
  variationName: z.nullable(z.string()),
  decidedBy: Author,
  decidedAt: z.string(),
});
export type FormerDecision = z.infer<typeof FormerDecision>;

/** A name of an organization's own, and what it stands for (specification, point 3). */
export const MappedIngredient = z.object({
  id: z.string(),
  /** The supplier's article number; empty when there is none. */
  externalId: z.string(),
  /** As the files have it. */
  name: z.string(),
  mapped_name: z.nullable(z.string()),
  variationName: z.nullable(z.string()),
  ...MappingDecision.shape,
  language_iso: z.enum(LANGUAGES),
  /** Whether all is told that a figure can be told by (specification, point 5). */
  complete: z.boolean(),
  /** What the food data thinks, best first; the first is the suggestion. */
  suggestedIngredient: z.nullable(MatchCandidate),
  candidates: z.array(MatchCandidate),
  /** What met this name and still has it: reports and recipes outside the bin, programs that asked for it. */
  sources: z.object({ reports: z.number(), recipes: z.number(), programs: z.number() }),
  /** Rows of these that wait for this name, their grams and money as far as known. */
  rows: z.number(),
  weight: z.number(),
  /** Grams that rows without a weight are thought to be: for the order of the queue. */
  weightGuessed: z.number(),
  money: z.nullable(z.number()),
  /** Grams CO2e that its being unknown leaves open: those grams times how far the candidates' factors are apart. */
  atStake: z.number(),
  decidedBy: Author,
  decidedAt: z.nullable(z.string()),
  /** The decision before, so that whoever decided just now sees whose they replaced; null when there was none. */
  former: z.nullable(FormerDecision),
});
export type MappedIngredient = z.infer<typeof MappedIngredient>;

/** One record of an upsert, by the specification's names; `slvid` is the ingredient's id. */
export const MappingRecord = z.object({
  name: plainText(300).check(z.refine((name) => !isBlank(name), 'no_name')),
  externalId: z._default(plainText(120), ''),
  slvid: z._default(z.nullable(Id), null),
  /** Of the ingredient; its first when left out. */
  variation_id: z._default(z.nullable(Id), null),
  category_id: z._default(z.nullable(Id), null),
  origin_iso: z._default(z.nullable(Country), null),
  organic: z._default(z.nullable(z.boolean()), null),
  not_food: z._default(z.boolean(), false),
  /** The call's own unless the record has another. */
  language_iso: z.optional(z.enum(LANGUAGES)),
});
export type MappingRecord = z.infer<typeof MappingRecord>;

/** Incomplete if it lacks name, mapped name, or organic or origin (specification, point 5); what is no food needs no more. */
export function isMappingComplete(mapped: {
  name: string;
  mapped_name: string | null;
  organic: boolean | null;
  origin_iso: string | null;
  notFood?: boolean;
}): boolean {
  if (mapped.notFood) return !isBlank(mapped.name);
  return !isBlank(mapped.name) && !isBlank(mapped.mapped_name) && (mapped.organic !== null || !isBlank(mapped.origin_iso));
}
