import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/language.ts';

/** A recipe as it was found in a text or a file, before anything of it is understood. */
export const ImportedRecipe = z.object({
  title: z.nullable(z.string()),
  portions: z.nullable(z.number()),
  /** As written; headings part the ingredients ("For the sauce:"). */
  lines: z.array(z.object({ text: z.string(), heading: z._default(z.boolean(), false) })),
  method: z._default(z.string(), ''),
  /** Further text: times, where it comes from, a word of praise. */
  notes: z._default(z.string(), ''),
  category: z._default(z.string(), ''),
  tags: z._default(z.array(z.string()), []),
  language: z.enum(LANGUAGES),
});
export type ImportedRecipe = z.infer<typeof ImportedRecipe>;

export const NO_RECIPE = { title: null, portions: null, lines: [], method: '', notes: '', category: '', tags: [] };
