import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { ReportDay } from './model/report.ts';

export const soldBefore = endpoint({
  method: 'POST',
  path: '/reports/sold-before/{id}',
  callers: 'signed-in',
  changes: false,
  summary: 'Say how many of each recipe a restaurant sold in its three latest monthly reports of before a day',
  description: '`{id}` is the restaurant. The servings of a menu are divided by this. Recipes that were not sold are absent.',
  params: z.object({ id: Id }),
  body: z.object({ before: ReportDay, recipeIds: z.array(Id).check(z.maxLength(400)) }),
  reply: z.object({ items: z.array(z.object({ id: z.string(), servings: z.number() })) }),
});
