import * as z from 'zod/mini';
import { Cursor } from '../id.ts';
import { searchText } from '../plain-text.ts';

/** Rows of one page of a list of people or places. */
export const LIST_PAGE = 50;

/** The query of every searchable list: the beginnings of words that it looks for, and where its next page begins. */
export const ListQuery = z.object({
  search: z.optional(searchText(200)),
  cursor: z.optional(Cursor),
});

/** The same for a list with a bin: `bin=true` lists what was deleted in the last 30 days instead of what is there. */
export const BinListQuery = z.extend(ListQuery, { bin: z.optional(z.stringbool()) });
