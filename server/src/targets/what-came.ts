import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { beforeAndSince, type DishOfMonth, type KitchenReports } from '@plateprint/shared/targets/actions/dish-then.ts';
import { dishOfKitchen, namedAction } from '@plateprint/shared/targets/actions/named-action.ts';
import type { PlannedAction } from '@plateprint/shared/targets/actions/target-action.ts';
import type { readKeptActions } from '@plateprint/shared/targets/api/target-api.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { BodyServices } from '../reports/body-store.ts';
import { type DishesOfMonth, dishesOfMonths } from '../reports/report-dish-store.ts';
import { dishNames, heaviestKitchens, kitchenNames } from './sold-dish-store.ts';
import { actionsOf } from './target-row.ts';
import type { OwnedTarget } from './target-store.ts';

type ActionOutcome = ReplyOf<typeof readKeptActions>['items'][number];

/** Two years: what a dish was before, and what it is since. */
const MONTHS = 24;

/** The kept actions as a reader calls them, with what their dishes were before and are since: nothing is claimed of why. */
export async function whatCame(
  { database, files, clock, foodData }: Pick<Services, 'database' | 'files' | 'clock' | 'foodData'>,
  kept: OwnedTarget,
  language: Language,
): Promise<ActionOutcome[]> {
  const actions = actionsOf(kept.row);
  const nameOf = await dishNamesOf(database, kept, language);
  const reports = await reportsOf({ database, files }, kept, clock().toISOString().slice(0, 10) as Day);
  return actions.map((action) => ({
    ...namedAction(action, { foodData, language, dishName: nameOf(action) }),
    came:
      action.dish &&
      beforeAndSince(reportsOfAction(action, action.dish.id, reports), { dishId: action.dish.id, keptAt: action.keptAt }),
  }));
}

/** The name of an action's dish: of an organization with its kitchen, where it is of one. */
async function dishNamesOf(
  database: Database,
  { row, place }: OwnedTarget,
  language: Language,
): Promise<(action: PlannedAction) => string | null> {
  const ids = actionsOf(row).flatMap(({ dish }) => dish?.id ?? []);
  const organizationId = row.organization_id;
  const dishes = await dishNames(database, organizationId, { ids, language });
  const kitchens = place.restaurant === null ? await kitchenNames(database, organizationId) : new Map<string, string>();
  return ({ kind, dish, kitchens: [first] }) => {
    const known = dishes.get(dish?.id ?? '');
    if (!known) return null;
    const kitchen = kitchens.get((kind === 'fewer' ? first : known.kitchen) ?? '');
    return kitchen === undefined ? known.name : dishOfKitchen(known.name, kitchen);
  };
}

/** The reports of the stored actions' kitchens on their dishes; where an action does not name its kitchens, the heaviest. */
async function reportsOf(services: BodyServices, { row, place }: OwnedTarget, today: Day): Promise<Map<string, KitchenReports>> {
  const actions = actionsOf(row).filter(({ dish }) => dish !== null);
  const months = history(MONTHS, today);
  const isOpen = actions.some(({ kitchens }) => kitchens.length === 0);
  const others = isOpen ? (await heaviestKitchens(services.database, place, months)).kitchens.map(({ id }) => id) : [];
  const asked = [...new Set([...actions.flatMap(({ kitchens }) => kitchens), ...others])];
  const dishes = new Set(actions.flatMap(({ dish }) => dish?.id ?? []));
  const organizationId = row.organization_id;
  const found = await dishesOfMonths(services, { organizationId, restaurantIds: asked, months, dishes });
  return new Map(
    asked.map((id) => {
      const own = found.filter(({ restaurantId }) => restaurantId === id);
      return [id, { months: own.map(({ month }) => month), dishes: own.flatMap(dishesWithMonth) }];
    }),
  );
}

function dishesWithMonth({ month, dishes }: DishesOfMonth): DishOfMonth[] {
  return dishes.map(({ id, servings, co2 }) => ({ month, id, servings, co2 }));
}

/** Those of its kitchens; where it does not say them, those that have its dish. */
function reportsOfAction(
  { kitchens }: PlannedAction,
  dishId: string,
  reports: ReadonlyMap<string, KitchenReports>,
): KitchenReports[] {
  if (kitchens.length > 0) return kitchens.flatMap((id) => reports.get(id) ?? []);
  return [...reports.values()].filter(({ dishes }) => dishes.some(({ id }) => id === dishId));
}
