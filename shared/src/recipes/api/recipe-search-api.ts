import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { plainText, searchText } from '../../kernel/plain-text.ts';
import { RecipeSummary } from '../model/recipe.ts';
import { SearchCategory } from '../recipe-filter.ts';

/** The most rows of a sheet that are looked up at once. */
export const MOST_SHEET_ROWS = 5000;

/** A row of a sales sheet; what else stands in it is ignored. */
export const SheetRow = z.object({ name: z._default(plainText(500), '') });
export type SheetRow = z.infer<typeof SheetRow>;

export const SheetMatch = z.object({
  /** The row's place in `sheetData`. */
  row: z.number(),
  recipeId: z.string(),
  /**
   * `same_name` but for case, accents and signs; `same_words` in another order, without what stands in brackets, as tills
   * write them (`m.` for with, a size, one for many). `remembered` as a person chose it for this name in an earlier report.
   */
  by: z.enum(['same_name', 'same_words', 'remembered']),
});
export type SheetMatch = z.infer<typeof SheetMatch>;

/** Recipes that a row without a match may mean; nothing is counted for it until a person takes one. */
export const SheetSuggestion = z.object({
  /** The row's place in `sheetData`. */
  row: z.number(),
  /** Nearest first, at most three. */
  suggestions: z.array(z.object({ recipeId: z.string(), name: z.string() })),
});
export type SheetSuggestion = z.infer<typeof SheetSuggestion>;

export const searchRecipes = endpoint({
  method: 'POST',
  path: '/recipes/search',
  callers: 'signed-in',
  changes: false,
  summary: 'Search recipes by name, and find the recipe of each row of a sheet',
  description:
    'With `query` the recipes whose name has that part, newest change first. With `sheetData` the recipe that each row names ' +
    'in any language, the restaurant’s own before the organization’s; rows that name none are absent from `matches`, ' +
    'and what they may mean stands in `unmatched`.',
  body: z.object({
    restaurantId: Id,
    query: z._default(searchText(200), ''),
    searchCategory: z._default(SearchCategory, 'restaurantAndOrganization'),
    sheetData: z.optional(z.array(SheetRow).check(z.maxLength(MOST_SHEET_ROWS))),
    cursor: z.optional(Cursor),
    limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  reply: z.object({
    /** The recipes that `query` finds; of a sheet without `query`, those that `matches` names. */
    items: z.array(RecipeSummary),
    next: z.nullable(z.string()),
    matches: z.array(SheetMatch),
    /** Rows without a match that come near to a recipe. */
    unmatched: z.array(SheetSuggestion),
  }),
});
