import type { Actor, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import {
  mayEditReport,
  mayReadReport,
  type ReportInPlace,
  reportPlanRefusal,
} from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { demand } from '../../access/demand.ts';

interface Placed {
  report: ReportInPlace;
  restaurant: RestaurantPlace;
}

export function demandRead(actor: Actor, { report, restaurant }: Placed): void {
  demand(mayReadReport(actor, report, restaurant));
}

/** Refuses who may not make or change a report, and says whether it is the plan. */
export function demandEdit(actor: Actor, { report, restaurant }: Placed): void {
  if (mayEditReport(actor, report, restaurant)) return;
  demandRead(actor, { report, restaurant });
  throw new AppError(reportPlanRefusal(actor, report, restaurant) ?? 'not_allowed');
}
