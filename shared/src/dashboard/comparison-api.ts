import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { ComparisonQuery } from './comparison-query.ts';
import { Comparison } from './comparison.ts';

export const compareOrganizations = endpoint({
  method: 'GET',
  path: '/dashboard/enterprise/{id}',
  callers: 'signed-in',
  summary: 'Compare the organizations of an enterprise over a span of months, with their totals; for its owners on professional',
  description:
    'Made of the completed monthly reports of the restaurants that are there. Totals, months and what stands out speak of all organizations, whatever is searched for.',
  params: z.object({ id: Id }),
  query: ComparisonQuery,
  reply: Comparison,
});

export const compareRestaurants = endpoint({
  method: 'GET',
  path: '/dashboard/organization/{id}',
  callers: 'signed-in',
  summary: 'Compare the restaurants of an organization over a span of months, with their totals',
  description:
    'Made of the completed monthly reports of the restaurants that are there. A portfolio manager sees, and the totals speak of, the restaurants of the own portfolio.',
  params: z.object({ id: Id }),
  query: ComparisonQuery,
  reply: Comparison,
});
