import * as z from 'zod/mini';
import { FoodMeasures } from '../ingredients/food-measures.ts';
import { Location } from '../ingredients/ingredient-facts.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Cursor, Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText, searchText } from '../kernel/plain-text.ts';
import { MapperCoverage } from './coverage.ts';
import { FormerDecision, MappedIngredient, MappedName, MappingDecision, MappingRecord } from './mapped-ingredient.ts';

const Limit = z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50);
const List = z.object({ items: z.array(MappedIngredient), next: z.nullable(z.string()) });
/** With what a file's preview weighs its litres and pieces by, as a report does; null for what stands for nothing. */
const MeasuredName = z.extend(MappedName, { measures: z.nullable(FoodMeasures) });
const OfOrganization = z.object({
  organizationId: z.optional(Id),
  /** Part of a name, or the beginning of an article number. */
  search: z.optional(searchText(200)),
  /** Of the foods' names; without it each has those of the language its name was written in. */
  language: z.optional(z.enum(LANGUAGES)),
  cursor: z.optional(Cursor),
  limit: Limit,
});

export const listMappedIngredients = endpoint({
  method: 'GET',
  path: '/mapper/ingredients',
  callers: 'signed-in',
  summary: 'List the names an organization has decided about, by name unless `sort` says otherwise',
  query: z.extend(OfOrganization, {
    /** By name, the latest decision first, or the heaviest first. */
    sort: z._default(z.enum(['name', 'latest', 'weight']), 'name'),
  }),
  reply: List,
});

export const listUnmappedIngredients = endpoint({
  method: 'GET',
  path: '/mapper/ingredients/unmapped',
  callers: 'signed-in',
  summary: 'List the names nobody has decided about, the one with most at stake first',
  query: OfOrganization,
  reply: List,
});

export const upsertMappedIngredients = endpoint({
  method: 'POST',
  path: '/mapper/ingredients',
  callers: 'signed-in',
  summary: 'Remember what names stand for, by external id and name; the former decision is kept in the history',
  description:
    'All or none. A record whose ids the food data does not have is refused by its number: `ingredients.3.slvid`. One that names neither an ingredient, a category nor no food takes a decision back.',
  body: z.object({
    ingredients: z.array(MappingRecord).check(z.minLength(1), z.maxLength(1000)),
    language_iso: z.enum(LANGUAGES),
    organization_id: z.optional(Id),
    /** Where the food is eaten: sets what is at stake; by default where the organization is. */
    consumption_iso: z.optional(Location),
  }),
  reply: List,
});

export const mapNames = endpoint({
  method: 'POST',
  path: '/mapper/map',
  callers: 'signed-in',
  changes: false,
  summary:
    'Map names: by what the organization remembers of the article, then of the name, else by the food data; in the order given',
  description:
    'At most 1,000 names a call. A name that nobody decided about and that is not surely matched has its candidates alone.',
  body: z.object({
    organization_id: z.optional(Id),
    language_iso: z.enum(LANGUAGES),
    names: z
      .array(
        z.object({
          name: plainText(300),
          externalId: z._default(plainText(120), ''),
          /** Who sells the article of this number, and its GTIN: what was decided of the article goes before its name. */
          supplier: z.optional(plainText(200)),
          gtin: z.optional(plainText(14)),
        }),
      )
      .check(z.maxLength(1000)),
  }),
  reply: z.object({ items: z.array(MeasuredName) }),
});

export const updateMappedIngredient = endpoint({
  method: 'PUT',
  path: '/mapper/ingredients/{id}',
  callers: 'signed-in',
  summary: 'Decide about one name; the last decision holds, and `former` tells whose it replaced',
  params: z.object({ id: Id }),
  body: MappingDecision,
  reply: MappedIngredient,
});

export const readMapperCoverage = endpoint({
  method: 'GET',
  path: '/mapper/coverage',
  callers: 'signed-in',
  summary: 'Read how much of what an organization bought is mapped with confidence, by rows, mass and footprint',
  query: z.object({ organizationId: z.optional(Id) }),
  reply: MapperCoverage,
});

export const readNameHistory = endpoint({
  method: 'GET',
  path: '/mapper/ingredients/{id}/history',
  callers: 'signed-in',
  summary: 'List what was decided about a name before, the latest first, with authors and times; at most 100',
  params: z.object({ id: Id }),
  query: z.object({ language: z.optional(z.enum(LANGUAGES)) }),
  reply: z.object({ items: z.array(FormerDecision) }),
});

export const listSimilarNames = endpoint({
  method: 'GET',
  path: '/mapper/ingredients/{id}/similar',
  callers: 'signed-in',
  summary: 'List waiting names that most likely stand for the same as this one, the most at stake first; at most 200',
  params: z.object({ id: Id }),
  query: z.object({ language: z.optional(z.enum(LANGUAGES)) }),
  reply: z.object({ items: z.array(MappedIngredient) }),
});
