import * as z from 'zod/mini';
import { MatchCandidate } from '../ingredients/ingredient-match.ts';
import { described } from '../kernel/api/described.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';

/** ISO 3166 alpha-2. */
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));

const ORIGIN = 'Country that it comes from, ISO 3166 alpha-2; null for the usual supply.';
const ORGANIC = 'Whether it is organic; null when nobody knows.';
const NOT_FOOD = 'True for what is set aside as no food, such as napkins or a deposit.';
const MAPPED_NAME = 'The name of the ingredient or category that it stands for; null when there is none.';
const VARIATION_NAME = 'The name of the variation; null when there is none.';
const CANDIDATES = 'What the food data thinks, the best first, at most five.';

/** A person's decision about a purchased name: remembered for the organization. */
export const MappingDecision = z.object({
  ingredientId: described(z.nullable(Id), 'The ingredient that it is; null for a category, for no food, and when nobody knows.'),
  variationId: described(z.nullable(Id), 'That ingredient’s variation, such as frozen or dried; null without an ingredient.'),
  categoryId: described(
    z._default(z.nullable(Id), null),
    'In place of both: a category, whose class average counts; null when an ingredient does.',
  ),
  origin_iso: described(z._default(z.nullable(Country), null), ORIGIN),
  organic: described(z._default(z.nullable(z.boolean()), null), ORGANIC),
  notFood: described(z._default(z.boolean(), false), NOT_FOOD),
});
export type MappingDecision = z.infer<typeof MappingDecision>;

/** The meaning of one name of a list, as far as that is known without a person. */
export const MappedName = z.object({
  name: described(z.string(), 'The name as it was asked for.'),
  ...MappingDecision.shape,
  organic: described(z.boolean(), 'Whether it counts as organic.'),
  mapped_name: described(z.nullable(z.string()), MAPPED_NAME),
  variationName: described(z.nullable(z.string()), VARIATION_NAME),
  by: described(
    z.enum(['memory', 'match', 'none']),
    '`memory`: somebody decided; `match`: sure enough to be taken; `none`: a person has to look.',
  ),
  confidence: described(z.number(), 'Calibrated probability of the best candidate, 0–1; 1 for what somebody decided.'),
  looksLikeNoFood: described(
    z.boolean(),
    'Whether it reads like napkins or a deposit: offered to be set aside, never done unasked.',
  ),
  candidates: described(z.array(MatchCandidate), CANDIDATES),
});
export type MappedName = z.infer<typeof MappedName>;

/** A person; a program that decided with its key stands by its name alone, as `firstname`. */
export const Author = z.nullable(
  z.object({
    firstname: described(z.string(), 'Of a person; of a program its whole name.'),
    lastname: described(z.string(), 'Of a person; empty for a program.'),
  }),
);

/** A decision that another one took the place of. */
export const FormerDecision = z.object({
  ...MappingDecision.shape,
  mapped_name: described(z.nullable(z.string()), MAPPED_NAME),
  variationName: described(z.nullable(z.string()), VARIATION_NAME),
  decidedBy: described(Author, 'Who decided so; null when that is not known any more.'),
  decidedAt: described(z.string(), 'When it was decided, ISO 8601.'),
});
export type FormerDecision = z.infer<typeof FormerDecision>;

/** A name of an organization's own, and what it stands for (specification, point 3). */
export const MappedIngredient = z.object({
  id: described(z.string(), 'The id of this name.'),
  externalId: described(z.string(), 'The supplier’s article number; empty when there is none.'),
  name: described(z.string(), 'The name as the files have it.'),
  mapped_name: described(z.nullable(z.string()), MAPPED_NAME),
  variationName: described(z.nullable(z.string()), VARIATION_NAME),
  ...MappingDecision.shape,
  language_iso: described(z.enum(LANGUAGES), 'The language that the name is written in.'),
  complete: described(
    z.boolean(),
    'Whether all is known that a figure needs: the food, and its origin or whether it is organic.',
  ),
  suggestedIngredient: described(
    z.nullable(MatchCandidate),
    'The first of the candidates; null when the food data finds nothing.',
  ),
  candidates: described(z.array(MatchCandidate), CANDIDATES),
  sources: described(
    z.object({
      reports: described(z.number(), 'Reports outside the bin that have it.'),
      recipes: described(z.number(), 'Recipes outside the bin that have it.'),
      programs: described(z.number(), 'Programs that asked for it.'),
    }),
    'What met this name and still has it.',
  ),
  rows: described(z.number(), 'Rows of these sources that wait for this name.'),
  weight: described(z.number(), 'Grams of those rows, as far as known.'),
  weightGuessed: described(z.number(), 'Grams that rows without a weight are thought to be; for the order of the queue alone.'),
  money: described(
    z.nullable(z.number()),
    'What those rows cost, in the files’ own currency; null when not known, or of kitchens in several countries.',
  ),
  atStake: described(
    z.number(),
    'Grams CO2e that its being unknown leaves open: the grams times how far the candidates’ factors are apart.',
  ),
  decidedBy: described(Author, 'Who decided; null when nobody did.'),
  decidedAt: described(z.nullable(z.string()), 'When it was decided, ISO 8601; null when it was not.'),
  former: described(z.nullable(FormerDecision), 'The decision before this one; null when there was none.'),
});
export type MappedIngredient = z.infer<typeof MappedIngredient>;

/** One record of an upsert, by the specification's names. */
export const MappingRecord = z.object({
  name: described(plainText(300).check(z.refine((name) => !isBlank(name), 'no_name')), 'The name as your list has it.'),
  externalId: described(z._default(plainText(120), ''), 'The supplier’s article number; empty for none.'),
  slvid: described(z._default(z.nullable(Id), null), 'The ingredient that it stands for; null for a category or no food.'),
  variation_id: described(z._default(z.nullable(Id), null), 'That ingredient’s variation; null for its first.'),
  category_id: described(
    z._default(z.nullable(Id), null),
    'In place of an ingredient: a category, whose class average counts; null for none.',
  ),
  origin_iso: described(z._default(z.nullable(Country), null), ORIGIN),
  organic: described(z._default(z.nullable(z.boolean()), null), ORGANIC),
  not_food: described(z._default(z.boolean(), false), NOT_FOOD),
  language_iso: described(z.optional(z.enum(LANGUAGES)), 'The language of this name; that of the call when left out.'),
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
