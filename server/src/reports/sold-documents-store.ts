import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import { type SqlBool, sql } from 'kysely';
import { bodyOf, type BodyServices } from './body-store.ts';

interface SoldQuery {
  organizationId: string;
  restaurantId: string;
  /** Days: reports of months that begin between them. */
  from: string;
  to: string;
  emissionDatabase: EmissionDatabase;
}

/** The sales in the months of a time, one document after the other; of two of one month the later one. */
export async function* soldDocuments(
  services: BodyServices,
  { organizationId, restaurantId, from, to, emissionDatabase }: SoldQuery,
): AsyncGenerator<{ startDate: string; data: ReportData }> {
  const reports = await services.database
    .selectFrom('report')
    .distinctOn('start_date')
    .select(['id', 'start_date'])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('category', '=', 'restaurant')
    .where('variety', '=', 'sales')
    .where('type', '=', 'monthly')
    .where('status', '=', 'completed')
    .where(sql<SqlBool>`start_date between ${from} and ${to}`)
    .where('deleted_at', 'is', null)
    .orderBy('start_date')
    .orderBy('generated_at', 'desc')
    .execute();
  for (const { id, start_date: startDate } of reports) {
    const document = await bodyOf(services, { id, organizationId }, 'document');
    if (document) yield { startDate, data: document[emissionDatabase] };
  }
}
