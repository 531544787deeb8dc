import * as admin from '@plateprint/shared/admin/admin-api.ts';
import * as enterprises from '@plateprint/shared/enterprises/enterprise-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as members from '@plateprint/shared/organizations/member-api.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as restaurants from '@plateprint/shared/restaurants/restaurant-api.ts';
import { updateRole } from '@plateprint/shared/users/role-api.ts';
import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import fc from 'fast-check';
import type { Caller } from '../support/product.ts';
import type { SmallWorld } from './small-world.ts';
import { at, isSomebody, isSuper, type Person, readsKitchen, runsIt } from './access-model.ts';

const KINDS = ['grant', 'grant', 'grant', 'super', 'move', 'kitchen', 'organization', 'member', 'dish', 'switch'] as const;

const GRANTED = ['enterprise-owner', 'organization-admin', 'portfolio-manager', 'restaurant-user'] as const;

/** Numbers stand for things of the small world, counted round. */
export const anyAction = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** The person who does it; every third time the super-admin, so that much succeeds. */
  by: fc.nat(8),
  who: fc.nat(5),
  what: fc.nat(11),
  where: fc.nat(3),
  roles: fc.subarray([...GRANTED], { minLength: 1, maxLength: 2 }),
  /** Whether a role in kitchens is held for one of them instead of for the organization. */
  narrow: fc.boolean(),
  /** Give or take, delete or restore. */
  undo: fc.boolean(),
});
export type Action = typeof anyAction extends fc.Arbitrary<infer One> ? One : never;

function nth(things: ReadonlyMap<string, unknown>, number: number): string {
  return [...things.keys()][number % things.size] ?? '';
}

export interface Doing {
  world: SmallWorld;
  action: Action;
  call: Caller;
  /** The person who does it, in the model; null for the super-admin of the demo. */
  doer: Person | null;
}

/** Does an action, and notes it in the model where it was answered with success. @returns whether it was, and whether by right. */
export async function doAction(doing: Doing): Promise<{ done: boolean; byRight: boolean }> {
  const byRight = mayDo(doing);
  try {
    await ACTIONS[doing.action.kind](doing);
    return { done: true, byRight };
  } catch (failure) {
    if (failure instanceof AppError && failure.status < 500) return { done: false, byRight };
    throw failure;
  }
}

function mayDo({ world: { model }, action, doer }: Doing): boolean {
  if (!doer) return true;
  if (!isSomebody(model, doer)) return false;
  const { what, where, kind } = action;
  const runs = (organization: string): boolean => runsIt(model, doer, organization);
  const kitchen = nth(model.kitchens, what);
  if (kind === 'super' || kind === 'move' || kind === 'organization') return isSuper(doer);
  if (kind === 'grant') return runs(nth(model.organizations, where));
  if (kind === 'member') return runs(at(model.people, nth(model.people, action.who)).home);
  if (kind === 'kitchen') return runs(at(model.kitchens, kitchen).organization);
  if (kind === 'switch') return readsKitchen(model, doer, kitchen);
  const dish = at(model.dishes, nth(model.dishes, what));
  const { organization } = at(model.kitchens, dish.kitchen);
  const manages = doer.grants.some(({ role }) => role === 'portfolio-manager') && doer.home === organization;
  return dish.inLibrary ? runs(organization) || manages : readsKitchen(model, doer, dish.kitchen);
}

const ACTIONS: Record<Action['kind'], (doing: Doing) => Promise<void>> = {
  async grant({ world: { model }, action, call }) {
    const [id, organizationId] = [nth(model.people, action.who), nth(model.organizations, action.where)];
    const kitchens = [...model.kitchens].filter(([, { organization }]) => organization === organizationId).map(([key]) => key);
    const isHome = at(model.people, id).home === organizationId;
    const restaurantIds = isHome ? kitchens.slice(0, action.what % 3) : [];
    const roles = action.roles.map((role) =>
      action.narrow && (role === 'restaurant-user' || role === 'portfolio-manager')
        ? { role, scope: { kind: 'restaurant' as const, id: kitchens[action.what % 2] ?? '' } }
        : { role },
    );
    const given = await call(updateRole, { params: { id }, body: { organizationId, roles, restaurantIds } });
    const person = at(model.people, id);
    const { enterprise } = at(model.organizations, organizationId);
    const isElsewhere = ({ id: scope }: { id: string }): boolean =>
      scope !== organizationId && !kitchens.includes(scope) && (enterprise === null || scope !== enterprise);
    const now = given.roles.map(({ role, scope }) => ({ role, kind: scope.kind, id: scope.id }));
    person.grants = [...person.grants.filter(isElsewhere), ...now];
    person.portfolio = [...person.portfolio.filter((kitchen) => !kitchens.includes(kitchen)), ...given.restaurantIds];
  },
  async super({ world: { model }, action, call }) {
    const userId = nth(model.people, action.who);
    await call(action.undo ? admin.revokeSuperAdmin : admin.grantSuperAdmin, { body: { userId } });
    const person = at(model.people, userId);
    const others = person.grants.filter(({ role }) => role !== 'super-admin');
    person.grants = action.undo ? others : [...others, { role: 'super-admin', kind: 'all', id: '' }];
  },
  async move({ world: { model, enterprises: all }, action, call }) {
    const organizationId = nth(model.organizations, action.where);
    const { enterprise } = at(model.organizations, organizationId);
    const enterpriseId = enterprise ?? all[action.what % all.length] ?? '';
    const change = enterprise === null ? enterprises.associateOrganization : enterprises.dissociateOrganization;
    await call(change, { body: { enterpriseId, organizationId } });
    at(model.organizations, organizationId).enterprise = enterprise === null ? enterpriseId : null;
  },
  async kitchen({ world: { model }, action, call }) {
    const id = nth(model.kitchens, action.what);
    await call(action.undo ? restaurants.restoreRestaurant : restaurants.deleteRestaurant, { params: { id } });
    at(model.kitchens, id).isDeleted = !action.undo;
  },
  async organization({ world: { model }, action, call }) {
    const id = nth(model.organizations, action.where);
    if (action.undo) await call(admin.restoreOrganization, { params: { id } });
    else await call(admin.deleteOrganization, { body: { organizationId: id } });
    at(model.organizations, id).isDeleted = !action.undo;
  },
  async member({ world: { model }, action, call }) {
    const id = nth(model.people, action.who);
    await call(action.undo ? members.restoreMember : members.removeMember, { params: { id } });
    at(model.people, id).isRemoved = !action.undo;
  },
  async dish({ world: { model }, action, call }) {
    const id = nth(model.dishes, action.what);
    await call(action.undo ? recipes.restoreRecipe : recipes.deleteRecipe, { params: { id } });
    at(model.dishes, id).isDeleted = !action.undo;
  },
  async switch({ world: { model }, action, call }) {
    await call(updateSettings, { body: { restaurant: nth(model.kitchens, action.what) } });
  },
};
