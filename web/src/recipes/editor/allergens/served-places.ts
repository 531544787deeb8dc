interface Served {
  name: string;
  restaurant: string;
}

interface Answered {
  items: readonly Served[];
  /** A server of the former release, which may answer while a release is rolled out, says nothing of plans. */
  plans?: readonly Served[];
}

/** What guests read a dish on, each thing once. */
export function servedPlaces({ items, plans = [] }: Answered): { menus: string[]; plans: string[] } {
  return { menus: named(items), plans: named(plans) };
}

function named(things: readonly Served[]): string[] {
  return [...new Set(things.map(({ name, restaurant }) => `${name} (${restaurant})`))];
}
