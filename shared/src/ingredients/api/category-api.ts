import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { Location } from '../ingredient-facts.ts';

const language = z._default(z.enum(LANGUAGES), 'en_gb');

export const categoryNames = endpoint({
  method: 'POST',
  path: '/categories/names',
  callers: 'signed-in',
  changes: false,
  summary: 'List the categories of ingredients by name',
  description: 'A line may name a category instead of an ingredient; it then counts with the class average, grade D.',
  body: z.object({ language }),
  reply: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })), next: z.null() }),
});

export const categoryRegions = endpoint({
  method: 'POST',
  path: '/categories/regions',
  callers: 'signed-in',
  changes: false,
  summary: 'List where the food of each category comes from at a location, the largest supplier first',
  description:
    'Shares of the usual supply, 0–1; together they are 1. `WORLD` stands for suppliers that are not named one by one. ' +
    'Without a body, or without a location, those of the place where the caller’s organization is.',
  body: z._default(z.object({ language, location: z.optional(Location) }), { language: 'en_gb' }),
  reply: z.object({
    items: z.array(
      z.object({
        categoryId: z.string(),
        regions: z.array(z.object({ id: z.string(), name: z.string(), share: z.number() })),
        /** `trade`: from statistics; `hand`: kept by hand; null: no supply is known. */
        basis: z.nullable(z.enum(['trade', 'hand'])),
      }),
    ),
    next: z.null(),
  }),
});
