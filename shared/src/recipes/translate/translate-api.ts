import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { TranslatedName } from './translated-name.ts';

export const translateRecipe = endpoint({
  method: 'POST',
  path: '/recipes/translate',
  callers: 'signed-in',
  changes: false,
  summary: 'Translate the name of a recipe, from the food data’s own words',
  description: 'Nothing leaves the installation: names of ingredients in eight languages and a table of dishes and preparations.',
  body: z.object({ recipeName: plainText(200), language: z.enum(LANGUAGES), from: z.optional(z.enum(LANGUAGES)) }),
  reply: TranslatedName,
});
