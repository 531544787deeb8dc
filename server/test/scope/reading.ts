import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { listMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { readOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { readRestaurant, restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { Caller } from '../support/product.ts';
import type { SmallWorld } from './small-world.ts';
import {
  at,
  isSomebody,
  isSuper,
  mapsNames,
  type Person,
  readsDish,
  readsKitchen,
  readsOrganization,
  readsReport,
  type Telling,
} from './telling.ts';

/** The sessions that people hold: one that was ended is replaced, as a person would sign in again. */
export class Sessions {
  readonly #world: SmallWorld;
  readonly #calls = new Map<string, Caller>();

  constructor(world: SmallWorld) {
    this.#world = world;
  }

  async of(id: string): Promise<Caller> {
    const known = this.#calls.get(id);
    return known ?? this.signIn(id);
  }

  async signIn(id: string): Promise<Caller> {
    const call = await this.#world.product.as(id);
    this.#calls.set(id, call);
    return call;
  }
}

type ReadPermission = (telling: Telling, person: Person, id: string) => boolean;

interface Thing {
  endpoint: AnyEndpoint;
  idsOf: (telling: Telling) => string[];
  told: ReadPermission;
  /** What else of it is known to somebody: they are refused, and not told that it is not there. */
  known?: ReadPermission;
  asked?: (id: string) => object;
}

const THINGS: Thing[] = [
  { endpoint: readOrganization, idsOf: ({ organizations }) => [...organizations.keys()], told: readsOrganization },
  { endpoint: readRestaurant, idsOf: ({ kitchens }) => [...kitchens.keys()], told: readsKitchen },
  { endpoint: readRecipe, idsOf: ({ dishes }) => [...dishes.keys()], told: readsDish },
  { endpoint: readReport, idsOf: ({ reports }) => [...reports.keys()], told: readsReport },
  {
    endpoint: listMappedIngredients,
    idsOf: ({ organizations }) => [...organizations.keys()],
    told: mapsNames,
    known: readsOrganization,
    asked: (organizationId) => ({ query: { organizationId } }),
  },
];

async function statusOf(call: Caller, { endpoint, asked }: Thing, id: string): Promise<number> {
  try {
    await call(endpoint, asked?.(id) ?? { params: { id } });
    return 200;
  } catch (failure) {
    if (failure instanceof AppError) return failure.status;
    throw failure;
  }
}

/** What somebody reads otherwise than told, in words; of every `each`th thing, beginning at one of them. */
export async function misreadings(
  world: SmallWorld,
  sessions: Sessions,
  { personId, each = 1, from = 0 }: { personId: string; each?: number; from?: number },
): Promise<string[]> {
  const { telling } = world;
  const person = at(telling.people, personId);
  const found: string[] = [];
  for (const thing of THINGS) {
    const { endpoint, idsOf, told, known } = thing;
    for (const [number, id] of idsOf(telling).entries()) {
      if ((number + from) % each !== 0) continue;
      let status = await statusOf(await sessions.of(personId), thing, id);
      if (status === 401) status = await statusOf(await sessions.signIn(personId), thing, id);
      const hidden = known?.(telling, person, id) ? 403 : 404;
      const expected = isSomebody(telling, person) ? (told(telling, person, id) ? 200 : hidden) : 401;
      if (status !== expected) found.push(`${endpoint.path} ${id} answers ${status} instead of ${expected}`);
    }
  }
  return found;
}

/** The restaurants that somebody is offered to switch to, against those told. */
export async function offered(
  { telling }: SmallWorld,
  sessions: Sessions,
  personId: string,
): Promise<{ offered: string[]; told: string[] } | null> {
  const person = at(telling.people, personId);
  if (isSuper(person) || !isSomebody(telling, person)) return null; // who reaches everything is not asked for a list
  const { items } = await (await sessions.signIn(personId))(restaurantOfUser);
  const told = [...telling.kitchens.keys()].filter((id) => readsKitchen(telling, person, id));
  return { offered: items.map(({ id }) => id).toSorted(), told: told.toSorted() };
}
