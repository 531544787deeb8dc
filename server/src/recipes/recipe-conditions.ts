import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import type { RecipeFilter } from '@plateprint/shared/recipes/recipe-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import * as facet from './recipe-facets.ts';

export type Condition = RawBuilder<boolean>;
export type Filters = Partial<Omit<RecipeFilter, 'scope' | 'sort' | 'reverse' | 'cursor' | 'limit' | 'bin'>>;

const all = (tokens: readonly string[]): Condition => sql<boolean>`facets @> ${tokens}::text[]`;
const any = (tokens: readonly string[]): Condition => sql<boolean>`facets && ${tokens}::text[]`;

/** The conditions of the filters on a row; none of them opens a document. Empty when everything is asked for. */
export function conditionsOf({
  search,
  level,
  category,
  tag,
  allergen,
  without,
  freeOf,
  diet,
  complete,
  kind = 'all',
}: Filters): Condition[] {
  const tokens = [
    ...(category ? [facet.inCategory(category)] : []),
    ...(tag ? [facet.tagged(tag)] : []),
    ...(diet === 'vegan' ? [facet.forDiet('vegan')] : []),
    ...(complete === undefined ? [] : [complete === 'true' ? facet.COMPLETE : facet.INCOMPLETE]),
    ...(kind === 'all' ? [] : [kind === 'bags' ? facet.BAG : facet.DISH]),
  ];
  return [
    ...(tokens.length > 0 ? [all(tokens)] : []),
    ...[...(without ?? []), ...(freeOf ?? [])].map(isNotAmong),
    ...(level ? [any(level.map(facet.ofLevel))] : []),
    ...(diet === 'vegetarian' ? [any([facet.forDiet('vegan'), facet.forDiet('vegetarian')])] : []),
    ...(allergen ? [any([...allergen.map(facet.containing), ...allergen.map(facet.maybeContaining)])] : []),
    ...(search && search.trim() !== '' ? [named(search)] : []),
  ];
}

/** By the lines, or by a signature where no line brings it: as every output says it. */
function isNotAmong(allergen: string): Condition {
  const brought = [facet.containing(allergen), facet.maybeContaining(allergen)];
  return sql<boolean>`(${any([facet.notAmong(allergen), facet.signedNotAmong(allergen)])} and not facets && ${brought}::text[])`;
}

/** A part of a name; of one or two letters the beginning of a word, for their middles are in every name. */
function named(search: string): Condition {
  const part = fold(search.trim()).replace(/[\\%_]/g, '\\$&');
  if (part.length > 2) return sql<boolean>`name_search like ${`%${part}%`}`;
  return sql<boolean>`(name_search like ${`%\n${part}%`} or name_search like ${`% ${part}%`})`;
}
