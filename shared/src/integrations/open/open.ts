import type { KeyFlag } from '../../kernel/api/endpoint.ts';

/** The common properties of the open API's calls: only a program with an integration's key makes them. */
export const OPEN = { api: 'open', callers: 'integration', flags: ['open_api'] } as const satisfies {
  api: 'open';
  callers: 'integration';
  flags: readonly KeyFlag[];
};
/** The memory of names. */
export const MAPPING = { ...OPEN, flags: ['mapping_api'] } as const;
/** Either flag will do. */
export const EITHER = { ...OPEN, flags: ['open_api', 'mapping_api'] } as const;

/** Recipes of one batch. */
export const MOST_OPEN_RECIPES = 1000;
/** Written lines of one recipe. */
export const MOST_OPEN_LINES = 200;
/** Rows of sales or purchases in one call. */
export const MOST_OPEN_ROWS = 10_000;
/** Names in one call. */
export const MOST_OPEN_NAMES = 1000;
