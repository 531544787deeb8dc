import type { DishYear } from './kitchen-year.ts';
import type { PlannedAction, TargetAction } from './target-action.ts';

/** Former versions called a dish that is to be served less often by its recipe alone: those were of single kitchens. */
export function currentActionId(id: string, restaurantId: string | null): string {
  return restaurantId !== null && id.startsWith('fewer:') && !id.includes('@') ? `${id}@${restaurantId}` : id;
}

/** Actions that a target keeps, each once, as they are called now and with the kitchens that they are of. */
export function currentActions(kept: readonly PlannedAction[], restaurantId: string | null): PlannedAction[] {
  const byId = new Map<string, PlannedAction>();
  for (const action of kept) {
    const id = currentActionId(action.id, restaurantId);
    if (!byId.has(id)) byId.set(id, { ...action, id, kitchens: kitchensOfKept({ ...action, id }, restaurantId) });
  }
  return [...byId.values()];
}

function kitchensOfKept({ id, kind, kitchens }: PlannedAction, restaurantId: string | null): string[] {
  if (restaurantId !== null) return [restaurantId];
  if (kitchens.length > 0 || kind !== 'fewer') return kitchens;
  return id.includes('@') ? [id.slice(id.indexOf('@') + 1)] : [];
}

/** The kitchens whose dishes an action changes. */
export function kitchensOf({ replaces, fewer }: TargetAction, dishes: readonly DishYear[]): string[] {
  const changed = new Set([...replaces.map(({ dishId }) => dishId), fewer?.dishId]);
  return [...new Set(dishes.filter(({ id }) => changed.has(id)).map(({ kitchen }) => kitchen))];
}
