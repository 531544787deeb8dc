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
  type AccessModel,
} from './access-model.ts';

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

type ReadPermission = (model: AccessModel, person: Person, id: string) => boolean;

interface Thing {
  endpoint: AnyEndpoint;
  idsOf: (model: AccessModel) => string[];
  mayRead: ReadPermission;
  /** Somebody who may not read it but knows that it is there: refused with 403, not 404. */
  known?: ReadPermission;
  asked?: (id: string) => object;
}

const THINGS: Thing[] = [
  { endpoint: readOrganization, idsOf: ({ organizations }) => [...organizations.keys()], mayRead: readsOrganization },
  { endpoint: readRestaurant, idsOf: ({ kitchens }) => [...kitchens.keys()], mayRead: readsKitchen },
  { endpoint: readRecipe, idsOf: ({ dishes }) => [...dishes.keys()], mayRead: readsDish },
  { endpoint: readReport, idsOf: ({ reports }) => [...reports.keys()], mayRead: readsReport },
  {
    endpoint: listMappedIngredients,
    idsOf: ({ organizations }) => [...organizations.keys()],
    mayRead: mapsNames,
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

/** Answers to a person that differ from the model, in words; for every `each`th thing, beginning at one of them. */
export async function misreadings(
  world: SmallWorld,
  sessions: Sessions,
  { personId, each = 1, from = 0 }: { personId: string; each?: number; from?: number },
): Promise<string[]> {
  const { model } = world;
  const person = at(model.people, personId);
  const found: string[] = [];
  for (const thing of THINGS) {
    const { endpoint, idsOf, mayRead, known } = thing;
    for (const [number, id] of idsOf(model).entries()) {
      if ((number + from) % each !== 0) continue;
      let status = await statusOf(await sessions.of(personId), thing, id);
      if (status === 401) status = await statusOf(await sessions.signIn(personId), thing, id);
      const hidden = known?.(model, person, id) ? 403 : 404;
      const expected = isSomebody(model, person) ? (mayRead(model, person, id) ? 200 : hidden) : 401;
      if (status !== expected) found.push(`${endpoint.path} ${id} answers ${status} instead of ${expected}`);
    }
  }
  return found;
}

/** The restaurants that a person is offered to switch to, and those that the model expects. */
export async function offered(
  { model }: SmallWorld,
  sessions: Sessions,
  personId: string,
): Promise<{ offered: string[]; expected: string[] } | null> {
  const person = at(model.people, personId);
  if (isSuper(person) || !isSomebody(model, person)) return null; // who reaches everything is not asked for a list
  const { items } = await (await sessions.signIn(personId))(restaurantOfUser);
  const expected = [...model.kitchens.keys()].filter((id) => readsKitchen(model, person, id));
  return { offered: items.map(({ id }) => id).toSorted(), expected: expected.toSorted() };
}
