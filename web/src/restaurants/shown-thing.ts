/** The lists that a kitchen's things are opened from. */
export type ListOfThings = '/menu-plans' | '/recipes' | '/menus' | '/reports';

/** What the page shows, where that belongs to one kitchen. */
interface ShownThing {
  restaurantId: string;
  list: ListOfThings;
}

let shown: ShownThing | null = null;

/** Says what the page shows, until it is taken back. */
export function showThing(thing: ShownThing): () => void {
  shown = thing;
  return () => {
    if (shown === thing) shown = null;
  };
}

/** The list to leave for where another kitchen is worked in; null where what is shown may stay. */
export function listToLeaveFor(restaurantId: string): ListOfThings | null {
  return shown === null || shown.restaurantId === restaurantId ? null : shown.list;
}

/** Whether the page shows a thing of just this kitchen: working there ends nothing. */
export function showsThingOf(restaurantId: string): boolean {
  return shown?.restaurantId === restaurantId;
}
