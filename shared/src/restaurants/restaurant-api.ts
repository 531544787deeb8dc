import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { Cursor } from '../kernel/id.ts';
import { plainText } from '../kernel/plain-text.ts';
import { Restaurant } from './restaurant.ts';

export const restaurantOfUser = endpoint({
  method: 'GET',
  path: '/restaurants/restaurant-user',
  callers: 'signed-in',
  summary: 'Tell the restaurant worked in, and the ones that can be switched to',
  description: 'The restaurant is the one of the settings, else the first within reach; null for somebody without any.',
  query: z.object({
    search: z.optional(plainText(200)),
    cursor: z.optional(Cursor),
  }),
  reply: z.object({ restaurant: z.nullable(Restaurant), items: z.array(Restaurant), next: z.nullable(z.string()) }),
});
