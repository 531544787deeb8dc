import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { demandEdit, demandRead } from '../../reports/actions/demand-report.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import type { ReportHome } from '../../reports/report-reach.ts';

const MONTH = { category: 'restaurant', variety: 'procurement', type: 'monthly', restaurantIds: [] } as const;

/** A restaurant whose purchases somebody keeps: who makes its procurement reports. @throws not_found, plan_lacks, plan_inactive */
export async function purchasingKitchen(database: Database, actor: Actor, id: string): Promise<ReportHome> {
  const restaurant = await reportHome(database, actor, id);
  demandEdit(actor, { report: MONTH, restaurant });
  return restaurant;
}

/** A restaurant whose purchases somebody reads. @throws not_found */
export async function readingKitchen(database: Database, actor: Actor, id: string): Promise<ReportHome> {
  const restaurant = await reportHome(database, actor, id);
  demandRead(actor, { report: MONTH, restaurant });
  return restaurant;
}
