import type { recipeRow } from './recipe-row.ts';

type Row = ReturnType<typeof recipeRow>;

/** The columns of many rows as one JSON document, each with its type; what is JSON itself comes as text. */
export const TYPES = {
  names: 'jsonb',
  name_search: 'text',
  name_sort: 'text',
  name_keys: 'text[]',
  category: 'text',
  tags: 'jsonb',
  library_scope: 'text',
  shelf: 'text',
  ingredient_bag: 'boolean',
  facets: 'text[]',
  draft: 'jsonb',
  portions: 'double precision',
  diet: 'text',
  allergens: 'text[]',
  allergens_unknown: 'text[]',
  may_contain: 'text[]',
  footprint: 'jsonb',
  co2: 'double precision',
  co2_low: 'double precision',
  co2_high: 'double precision',
  co2_without_land_use: 'double precision',
  co2_without_land_use_low: 'double precision',
  co2_without_land_use_high: 'double precision',
  co2_per_portion: 'double precision',
  weight: 'double precision',
  level: 'text',
  complete: 'boolean',
  food_data_version: 'text',
} as const satisfies Record<keyof Row, string>;

export type Column = keyof typeof TYPES;
export const ALL = Object.keys(TYPES) as Column[];
/** The columns that new figures change: the words of a recipe and all that a person wrote stay. */
export const FIGURES = ALL.filter((column) => !['names', 'category', 'tags', 'draft', 'portions'].includes(column));

export function isJson(column: Column): boolean {
  return TYPES[column] === 'jsonb';
}

export interface Rewritten {
  id: string;
  organizationId: string;
  /** The version that the new row was made from: somebody else's save in between wins. */
  version: number;
  row: Row;
}

/** Some columns of a recipe's row as JSON. */
export function recordOf({ id, organizationId, version, row }: Rewritten, columns: readonly Column[]): string {
  const values = Object.fromEntries(columns.map((column) => [column, row[column]]));
  return JSON.stringify({ id, organization_id: organizationId, version, ...values });
}
