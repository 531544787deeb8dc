import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import { differenceOfCounted } from '@plateprint/shared/footprint/difference/counted-side.ts';
import { namedDifference, type SaidDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { MonthsChange, readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { bridgeBetween } from '@plateprint/shared/reports/bridge/bridge.ts';
import { bridgeRows } from '@plateprint/shared/reports/bridge/bridge-rows.ts';
import { demand } from '../../access/demand.ts';
import type { Services } from '../../platform/services.ts';
import { type OwnedRestaurant, restaurantOf } from '../../restaurants/restaurant-store.ts';
import { languageOf } from '../dashboard-store.ts';
import { reportsOf } from '../report-reach.ts';
import { bridgeOfReport, type ComparedReport, comparedReport } from './compared-report.ts';
import { idOfMonth } from './month-report.ts';

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData'>;
type ChangeRequest = HandlerInput<typeof readChange>;

/** Two months of a restaurant as they were published, and what makes the one other than the other. */
export async function monthsChange(
  kitchen: Kitchen,
  actor: Actor,
  { params, query: { variety, from, to, basis } }: Pick<ChangeRequest, 'params' | 'query'>,
): Promise<MonthsChange | null> {
  const restaurant = await restaurantOf(kitchen.database, actor, params.restaurantId);
  demand(mayReadReports(actor, restaurant));
  const monthOf = async (month: string) => reportOfMonth(kitchen, actor, { restaurant, month, variety });
  const [a, b] = await Promise.all([monthOf(from), monthOf(to)]);
  if (!a || !b || ![a, b].every(({ coverage }) => mayBeCompared(coverage.state)) || a.emissionDatabase !== b.emissionDatabase)
    return null;
  const per = basis === 'total' ? 'total' : variety === 'sales' ? 'portion' : 'kg';
  const [sideA, sideB] = [bridgeOfReport(kitchen.foodData, a, null), bridgeOfReport(kitchen.foodData, b, null)];
  const parts = sideA && sideB && bridgeBetween(sideA, sideB, per);
  if (!parts) return null;
  const rows = bridgeRows(sideA, sideB, per);
  const nameOfFood = foodNames(kitchen.foodData, await languageOf(kitchen.database, actor.userId));
  return {
    from,
    to,
    per,
    before: valueOf(a, per),
    after: valueOf(b, per),
    difference: namedDifference(differenceOf(a, b, per), nameOfFood),
    parts: parts.map(({ part, co2 }) => ({ part, co2, rows: rows.get(part) ?? [] })),
  };
}

async function reportOfMonth(
  kitchen: Kitchen,
  actor: Actor,
  { restaurant, month, variety }: { restaurant: OwnedRestaurant; month: string; variety: string },
): Promise<ComparedReport | null> {
  const { organizationId, id: restaurantId } = restaurant;
  const id = await idOfMonth(kitchen.database, { organizationId, restaurantId, month, variety });
  const [owned] = id === null ? [] : await reportsOf(kitchen.database, actor, [id]);
  return owned ? comparedReport(kitchen, owned) : null;
}

function divisorOf({ totals }: ComparedReport, per: MonthsChange['per']): number {
  return { total: 1, portion: totals.portions, kg: totals.coverage.weightCovered / 1000 }[per];
}

function valueOf(report: ComparedReport, per: MonthsChange['per']): number {
  return (report.totals.co2?.value ?? 0) / divisorOf(report, per);
}

function differenceOf(a: ComparedReport, b: ComparedReport, per: MonthsChange['per']): SaidDifference | null {
  const side = (report: ComparedReport) => ({
    id: report.id,
    co2: report.totals.co2?.value ?? 0,
    per: divisorOf(report, per),
    share: report.coverage.share ?? 0,
    foods: report.published,
    versions: report.totals.foodDataVersions,
  });
  return differenceOfCounted(side(a), side(b));
}
