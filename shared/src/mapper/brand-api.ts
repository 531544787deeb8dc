import * as z from 'zod/mini';
import { Location } from '../ingredients/ingredient-facts.ts';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { brandWordOf } from './brands.ts';
import { Author, MappedIngredient, MappingDecision, MappingRecord } from './mapped-ingredient.ts';

const Language = z.enum(LANGUAGES);

/** A word of suppliers' names, as it stands in them. */
const BrandWord = plainText(60).check(z.refine((word) => brandWordOf(word) !== null, 'no_word'));

/** A person's decision about a word of suppliers' names. */
export const DecidedBrand = z.object({
  word: described(z.string(), 'The word, in lower case and without accents.'),
  written: described(z.string(), 'The word as suppliers write it.'),
  isBrand: described(z.boolean(), 'Whether it is a brand, which tells nothing of the food; false for a word that does.'),
  decidedBy: described(Author, 'Who said so; null when that is not known any more.'),
  decidedAt: described(z.string(), 'When it was said, ISO 8601.'),
});
export type DecidedBrand = z.infer<typeof DecidedBrand>;

/** A waiting name, and the food that it is surely understood as without the word. */
export const NameWithBrand = z.object({
  name: MappedIngredient,
  becomes: MappingDecision,
  /** Of the ingredient or category, and of the variation. */
  mapped_name: z.nullable(z.string()),
  variationName: z.nullable(z.string()),
});
export type NameWithBrand = z.infer<typeof NameWithBrand>;

/** A word that stands beside many different foods. */
export const LikelyBrand = z.object({
  word: z.string(),
  written: z.string(),
  /** Waiting names with it that are surely understood without it and the brands before it, the most at stake first; at most 200. */
  names: z.array(NameWithBrand),
  /** Different foods among them. */
  foods: z.number(),
  /** Waiting names with it that wait on: nobody can tell them without it either, or they are more than are shown. */
  others: z.number(),
});
export type LikelyBrand = z.infer<typeof LikelyBrand>;

export const listLikelyBrands = endpoint({
  method: 'GET',
  path: '/mapper/brands/likely',
  callers: 'signed-in',
  summary:
    'List the unknown words that keep most waiting names from being understood, with what each would be without; at most 5',
  query: z.object({ organizationId: z.optional(Id), language: z.optional(Language) }),
  reply: z.object({ items: z.array(LikelyBrand) }),
});

export const listBrands = endpoint({
  method: 'GET',
  path: '/mapper/brands',
  callers: 'signed-in',
  summary: 'List the words of suppliers’ names that somebody said are brands, or are not; the latest first, at most 500',
  query: z.object({ organizationId: z.optional(Id) }),
  reply: z.object({ items: z.array(DecidedBrand) }),
});

export const decideBrands = endpoint({
  method: 'POST',
  path: '/mapper/brands',
  callers: 'signed-in',
  summary: 'Say whether words are brands, and decide about names with them in the same step; all or none',
  description:
    'From then on names are matched without these brands. Waiting names with them have new candidates. `is_brand: null` takes back what was said.',
  body: z.object({
    organization_id: z.optional(Id),
    language_iso: Language,
    brands: z.array(z.object({ written: BrandWord, is_brand: z.nullable(z.boolean()) })).check(z.minLength(1), z.maxLength(20)),
    /** As of `POST /mapper/ingredients`. */
    ingredients: z._default(z.array(MappingRecord).check(z.maxLength(1000)), []),
    consumption_iso: z.optional(Location),
  }),
  reply: z.object({ brands: z.array(DecidedBrand), items: z.array(MappedIngredient) }),
});
