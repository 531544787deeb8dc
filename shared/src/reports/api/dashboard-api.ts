import * as z from 'zod/mini';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { FoodDataBasis } from '../model/food-data-basis.ts';
import { Dashboard } from '../totals/dashboard.ts';
import { ReportCategory, ReportVariety } from '../model/report-kind.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

export const readDashboard = endpoint({
  method: 'GET',
  path: '/reports/dashboard/{id}',
  callers: 'signed-in',
  summary: 'Read a restaurant’s, or its organization’s, twelve months with what stands out',
  description: 'A portfolio manager sees the restaurants of the own portfolio in the view of the organization.',
  params: z.object({ id: Id }),
  query: z.object({
    category: z._default(ReportCategory, 'restaurant'),
    variety: z._default(ReportVariety, 'sales'),
    emissionDatabase: z._default(wireName('location', EmissionDatabase), 'organization'),
    foodData: z._default(FoodDataBasis, 'published'),
  }),
  reply: Dashboard,
});
