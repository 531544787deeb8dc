import * as z from 'zod/mini';
import { IngredientSuggestion } from '../../ingredients/ingredient-match.ts';
import { IngredientPhrase } from '../../ingredients/phrase/ingredient-phrase.ts';
import { Location } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText, searchText } from '../../kernel/plain-text.ts';
import { MappedIngredient, MappedName, MappingRecord } from '../../mapper/mapped-ingredient.ts';
import { NextPage, PageCursor, PageLimit } from './open-page.ts';
import { EITHER, MAPPING, MOST_OPEN_NAMES, OPEN } from './open.ts';

const language = described(z.enum(LANGUAGES), 'The language that the names are written in, and that answers name foods in.');
const Stake = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e12))));

export const searchOpenIngredients = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/ingredients',
  summary: 'Search the food data by name, the best first',
  query: z.object({
    query: described(searchText(200), 'The name, or its beginning.'),
    language,
    limit: described(
      z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(50)), 10),
      'How many ingredients are wanted at most.',
    ),
  }),
  reply: z.object({ items: described(z.array(IngredientSuggestion), 'The ingredients found, the best first.') }),
});

export const parseOpenLines = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/ingredients/parse',
  changes: false,
  summary: 'Take written ingredient lines apart into quantity, unit, name and note, in the order given',
  body: z.object({
    language: described(z.enum(LANGUAGES), 'The language that the lines are written in.'),
    lines: described(
      z.array(plainText(500)).check(z.maxLength(MOST_OPEN_NAMES)),
      'The lines as written, one ingredient in each.',
    ),
  }),
  reply: z.object({ lines: described(z.array(IngredientPhrase), 'Each line in its parts, in the order sent.') }),
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
    wait: described(
      z._default(z.boolean(), false),
      'Whether names that are not surely matched shall wait in the mapper for a person.',
    ),
    consumption: described(z.optional(Location), 'Where the food is eaten; the organization’s location when left out.'),
    names: described(
      z
        .array(
          z.object({
            name: described(plainText(300), 'The name as your list has it.'),
            externalId: described(z._default(plainText(120), ''), 'The supplier’s article number; empty for none.'),
            grams: described(
              Stake,
              'Grams that were bought of it: what is at stake orders the mapper’s queue. Null or left out: not known.',
            ),
            money: described(Stake, 'What that cost, in your own currency. Null or left out: not known.'),
          }),
        )
        .check(z.maxLength(MOST_OPEN_NAMES)),
      'The names to match.',
    ),
  }),
  reply: z.object({
    items: described(z.array(MappedName), 'What each name stands for, in the order sent.'),
    waiting: described(z.number(), 'How many of them wait in the mapper for a person now.'),
  }),
});

const Names = z.object({
  items: described(z.array(MappedIngredient), 'The names, each with what it stands for.'),
  next: NextPage,
});

export const listOpenNames = endpoint({
  ...MAPPING,
  method: 'GET',
  path: '/names',
  summary: 'List the names an organization has decided about, or those that wait, the one with most at stake first',
  query: z.object({
    state: described(
      z._default(z.enum(['decided', 'waiting']), 'decided'),
      'Names that somebody decided about, or those that wait for a person.',
    ),
    search: described(z.optional(searchText(200)), 'Only what has this in its name or article number; all when left out.'),
    language: described(
      z.optional(z.enum(LANGUAGES)),
      'The language that answers name foods in; that of each name when left out.',
    ),
    cursor: PageCursor,
    limit: PageLimit,
  }),
  reply: Names,
});

export const putOpenNames = endpoint({
  ...MAPPING,
  method: 'PUT',
  path: '/names',
  summary: 'Remember what names stand for, by external id and name: all or none; the former decision is kept in the history',
  body: z.object({
    ingredients: described(
      z.array(MappingRecord).check(z.minLength(1), z.maxLength(MOST_OPEN_NAMES)),
      'The names, each with what it stands for.',
    ),
    language_iso: described(z.enum(LANGUAGES), 'The language of the names, for those that have none of their own.'),
    consumption_iso: described(z.optional(Location), 'Where the food is eaten; the organization’s location when left out.'),
  }),
  reply: Names,
});
