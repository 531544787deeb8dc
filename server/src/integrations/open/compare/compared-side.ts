import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { OpenComparedSide } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { demand } from '../../../access/demand.ts';
import type { Services } from '../../../platform/services.ts';
import { demandRead } from '../../../reports/actions/demand-report.ts';
import { comparedReport } from '../../../reports/compare/compared-report.ts';
import { type LoadedSide, loadedReport } from '../../../reports/compare/loaded-side.ts';
import { type OwnedReport, reportsOf } from '../../../reports/report-reach.ts';
import { idOfMonth } from '../../../reports/compare/month-report.ts';
import { restaurantOf } from '../../../restaurants/restaurant-store.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { recipeSide } from './compared-recipe.ts';
import { type SideQuestion, perOf } from './side-question.ts';

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData'>;

/** @throws not_found, not_allowed, invalid_input, naming the side */
export async function loadedSide(kitchen: Kitchen, caller: OpenCaller, asked: SideQuestion): Promise<LoadedSide> {
  const { recipe, language } = asked.sent;
  if (recipe !== undefined && language !== undefined) {
    return recipeSide(kitchen, caller, { ...asked, sent: { ...asked.sent, recipe, language } });
  }
  return reportSide(kitchen, await ownedReport(kitchen, caller.actor, asked), asked);
}

async function ownedReport({ database }: Kitchen, actor: Actor, { sent, path }: SideQuestion): Promise<OwnedReport> {
  const id = sent.reportId ?? (await idOfSentMonth({ database }, actor, sent));
  const [owned] = id === null ? [] : await reportsOf(database, actor, [id]);
  if (!owned) throw new AppError('not_found', [{ path, code: 'not_found', message: 'There is no such report.' }]);
  demandRead(actor, owned);
  return owned;
}

async function idOfSentMonth(
  { database }: Pick<Kitchen, 'database'>,
  actor: Actor,
  { restaurantId = '', month = '', variety = 'sales' }: OpenComparedSide,
): Promise<string | null> {
  const restaurant = await restaurantOf(database, actor, restaurantId);
  demand(mayReadReports(actor, restaurant));
  return idOfMonth(database, { organizationId: restaurant.organizationId, restaurantId: restaurant.id, month, variety });
}

async function reportSide(kitchen: Kitchen, owned: OwnedReport, { basis, path }: SideQuestion): Promise<LoadedSide> {
  const report = await comparedReport(kitchen, owned);
  if (report === null) {
    throw new AppError('invalid_input', [{ path, code: 'not_completed', message: 'A draft has no figures.' }]);
  }
  if (basis === 'portion' && report.variety === 'procurement') {
    const message = 'What was bought has no portions: compare it per kg, per 400 g or in total.';
    throw new AppError('invalid_input', [{ path: 'basis', code: 'no_portions', message }]);
  }
  return loadedReport(kitchen.foodData, report, (amounts) => perOf(basis, amounts));
}
