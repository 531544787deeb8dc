import * as z from 'zod/mini';
import { IngredientSuggestion } from '../../ingredients/ingredient-match.ts';
import { IngredientPhrase } from '../../ingredients/ingredient-phrase.ts';
import { Location } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Cursor } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText, searchText } from '../../kernel/plain-text.ts';
import { MappedIngredient, MappedName, MappingRecord } from '../../mapper/mapped-ingredient.ts';
import { EITHER, MAPPING, MOST_OPEN_NAMES, OPEN } from './open.ts';

const language = z.enum(LANGUAGES);
const Limit = z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50);

export const searchOpenIngredients = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/ingredients',
  summary: 'Search the food data by name, the best first',
  query: z.object({
    query: searchText(200),
    language,
    limit: z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  reply: z.object({ items: z.array(IngredientSuggestion) }),
});

export const parseOpenLines = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/ingredients/parse',
  changes: false,
  summary: 'Take written ingredient lines apart into quantity, unit, name and note, in the order given',
  body: z.object({ language, lines: z.array(plainText(500)).check(z.maxLength(MOST_OPEN_NAMES)) }),
  reply: z.object({ lines: z.array(IngredientPhrase) }),
});

export const matchOpenNames = endpoint({
  ...EITHER,
  method: 'POST',
  path: '/names/match',
  summary: 'Match names: by what the organization remembers, else by the food data; in the order given',
  description:
    'A name that nobody decided about and that is not surely matched has its candidates alone (`by: none`). With `wait: true`, which needs `mapping_api`, such names wait in the mapper for a person.',
  body: z.object({
    language,
    wait: z._default(z.boolean(), false),
    consumption: z.optional(Location),
    names: z
      .array(
        z.object({
          name: plainText(300),
          externalId: z._default(plainText(120), ''),
          /** Grams that were bought of it, and money: what is at stake orders the mapper's queue. */
          grams: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e12)))),
          money: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e12)))),
        }),
      )
      .check(z.maxLength(MOST_OPEN_NAMES)),
  }),
  reply: z.object({ items: z.array(MappedName), waiting: z.number() }),
});

export const listOpenNames = endpoint({
  ...MAPPING,
  method: 'GET',
  path: '/names',
  summary: 'List the names an organization has decided about, or those that wait, the one with most at stake first',
  query: z.object({
    state: z._default(z.enum(['decided', 'waiting']), 'decided'),
    search: z.optional(searchText(200)),
    language: z.optional(language),
    cursor: z.optional(Cursor),
    limit: Limit,
  }),
  reply: z.object({ items: z.array(MappedIngredient), next: z.nullable(z.string()) }),
});

export const putOpenNames = endpoint({
  ...MAPPING,
  method: 'PUT',
  path: '/names',
  summary: 'Remember what names stand for, by external id and name: all or none; the former decision is kept in the history',
  body: z.object({
    ingredients: z.array(MappingRecord).check(z.minLength(1), z.maxLength(MOST_OPEN_NAMES)),
    language_iso: language,
    consumption_iso: z.optional(Location),
  }),
  reply: z.object({ items: z.array(MappedIngredient), next: z.nullable(z.string()) }),
});
