import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { EmissionDatabase } from '../ingredients/ingredient-facts.ts';
import { ReportVariety } from '../reports/model/report-kind.ts';
import { ComparisonQuery } from './comparison-query.ts';
import { Comparison } from './comparison.ts';
import { YearAnswer } from './year-answer.ts';
import { wireName } from '../kernel/api/wire-name.ts';

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

export const readYear = endpoint({
  method: 'GET',
  path: '/dashboard/year/{id}',
  callers: 'signed-in',
  summary:
    'Read whether a restaurant or an organization came down in the latest twelve full months, by how much, how surely and why',
  description:
    'Each month of a restaurant against the same month of the year before; months that only one of the years has are in neither. Where the reports were made with several releases of the food data, both years are counted with that of today.',
  params: z.object({ id: Id }),
  query: z.object({
    category: z._default(z.enum(['restaurant', 'organization']), 'restaurant'),
    variety: z._default(ReportVariety, 'sales'),
    emissionDatabase: z._default(wireName('location', EmissionDatabase), 'organization'),
  }),
  reply: YearAnswer,
});
