import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { SearchCategory } from '@plateprint/shared/recipes/recipe-filter.ts';
import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const word = z.string().check(z.minLength(1), z.maxLength(100));

/** The filter of the overview, as it stands in the page's address: a filtered list can be sent to a colleague. */
export const OverviewFilter = z.object({
  /** A part of the name. */
  named: maybe(z.string().check(z.minLength(1), z.maxLength(200))),
  level: maybe(z.array(z.enum(CARBON_LEVELS))),
  category: maybe(word),
  tag: maybe(word),
  without: maybe(z.array(z.enum(ALLERGENS))),
  diet: maybe(z.enum(['vegan', 'vegetarian'])),
  complete: maybe(z.enum(['true', 'false'])),
  scope: maybe(SearchCategory),
  kind: maybe(z.enum(['dishes', 'bags'])),
  bin: maybe(z.boolean()),
  sort: maybe(z.enum(['name', 'footprint'])),
  reverse: maybe(z.boolean()),
});
export type OverviewFilter = z.infer<typeof OverviewFilter>;

const NARROWING = ['level', 'category', 'tag', 'without', 'diet', 'complete', 'scope', 'kind'] as const;

/** How many filters narrow the list. */
export function filtersSet(filter: OverviewFilter): number {
  return NARROWING.filter((name) => filter[name] !== undefined).length;
}

/** The list without its narrowing filters: the bin stays the bin, the order the order. */
export function withoutFilters({ bin, sort, reverse }: OverviewFilter): OverviewFilter {
  return tidy({ bin, sort, reverse });
}

/** The filter without unset parts, for the address. */
export function tidy(filter: OverviewFilter): OverviewFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
}

/** The filter as the server is asked; the name is asked for apart, as it is typed. */
export function queryOf({ level, without, bin, reverse, ...others }: Omit<OverviewFilter, 'named'>) {
  return {
    ...others,
    ...(level && { level: level.join(',') }),
    ...(without && { without: without.join(',') }),
    ...(bin && { bin: 'true' as const }),
    ...(reverse && { reverse: 'true' as const }),
  };
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}
