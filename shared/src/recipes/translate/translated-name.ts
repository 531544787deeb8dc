import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/language.ts';

/** A translated name. */
export const TranslatedName = z.object({
  name: z.string(),
  language: z.enum(LANGUAGES),
  /** The language that the name was read in. */
  from: z.enum(LANGUAGES),
  /** True unless every word was known and there was little to put together: a person should read it over. */
  readOver: z.boolean(),
  /** The words that nobody knew and that stand as they were written. */
  kept: z.array(z.string()),
});
export type TranslatedName = z.infer<typeof TranslatedName>;
