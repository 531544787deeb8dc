import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Source } from '../factor/source.ts';

export const listSources = endpoint({
  api: 'ingredient-data',
  callers: 'anyone',
  method: 'GET',
  path: '/sources',
  summary: 'Name the sources of all figures with licence, attribution and boundary, and say how large the food data is',
  reply: z.object({
    items: z.array(Source),
    foodDataVersion: z.string(),
    counts: z.object({
      ingredients: z.number(),
      variations: z.number(),
      categories: z.number(),
      /** Of names: the languages somebody may write an ingredient in. */
      languages: z.number(),
    }),
  }),
});
