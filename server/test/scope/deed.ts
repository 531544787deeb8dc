import * as admin from '@plateprint/shared/admin/admin-api.ts';
import * as enterprises from '@plateprint/shared/enterprises/enterprise-api.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import * as members from '@plateprint/shared/organizations/member-api.ts';
import * as recipes from '@plateprint/shared/recipes/recipe-api.ts';
import * as restaurants from '@plateprint/shared/restaurants/restaurant-api.ts';
import { updateRole } from '@plateprint/shared/users/role-api.ts';
import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import fc from 'fast-check';
import type { Caller } from '../product.ts';
import type { SmallWorld } from './small-world.ts';
import { at, isSomebody, isSuper, type Person, readsKitchen, runsIt } from './telling.ts';

const KINDS = ['grant', 'grant', 'grant', 'super', 'move', 'kitchen', 'organization', 'member', 'dish', 'switch'] as const;

const GRANTED = ['enterprise-owner', 'organization-admin', 'portfolio-manager', 'restaurant-user'] as const;

/** Numbers stand for things of the small world, counted round. */
export const anyDeed = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** Who does it; every third time the super-admin, so that much succeeds. */
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
export type Deed = typeof anyDeed extends fc.Arbitrary<infer One> ? One : never;

function nth(things: ReadonlyMap<string, unknown>, number: number): string {
  return [...things.keys()][number % things.size] ?? '';
}

export interface Doing {
  world: SmallWorld;
  deed: Deed;
  call: Caller;
  /** Who does it, as told; null for the super-admin of the demo. */
  doer: Person | null;
}

/** Does a deed, and tells of it what was answered with success. @returns whether it was, and whether by right. */
export async function doDeed(doing: Doing): Promise<{ done: boolean; byRight: boolean }> {
  const byRight = mayDo(doing);
  try {
    await DEEDS[doing.deed.kind](doing);
    return { done: true, byRight };
  } catch (failure) {
    if (failure instanceof AppError && failure.status < 500) return { done: false, byRight };
    throw failure;
  }
}

function mayDo({ world: { telling }, deed, doer }: Doing): boolean {
  if (!doer) return true;
  if (!isSomebody(telling, doer)) return false;
  const { what, where, kind } = deed;
  const runs = (organization: string): boolean => runsIt(telling, doer, organization);
  const kitchen = nth(telling.kitchens, what);
  if (kind === 'super' || kind === 'move' || kind === 'organization') return isSuper(doer);
  if (kind === 'grant') return runs(nth(telling.organizations, where));
  if (kind === 'member') return runs(at(telling.people, nth(telling.people, deed.who)).home);
  if (kind === 'kitchen') return runs(at(telling.kitchens, kitchen).organization);
  if (kind === 'switch') return readsKitchen(telling, doer, kitchen);
  const dish = at(telling.dishes, nth(telling.dishes, what));
  const { organization } = at(telling.kitchens, dish.kitchen);
  const manages = doer.grants.some(({ role }) => role === 'portfolio-manager') && doer.home === organization;
  return dish.inLibrary ? runs(organization) || manages : readsKitchen(telling, doer, dish.kitchen);
}

const DEEDS: Record<Deed['kind'], (doing: Doing) => Promise<void>> = {
  async grant({ world: { telling }, deed, call }) {
    const [id, organizationId] = [nth(telling.people, deed.who), nth(telling.organizations, deed.where)];
    const kitchens = [...telling.kitchens].filter(([, { organization }]) => organization === organizationId).map(([key]) => key);
    const isHome = at(telling.people, id).home === organizationId;
    const restaurantIds = isHome ? kitchens.slice(0, deed.what % 3) : [];
    const roles = deed.roles.map((role) =>
      deed.narrow && (role === 'restaurant-user' || role === 'portfolio-manager')
        ? { role, scope: { kind: 'restaurant' as const, id: kitchens[deed.what % 2] ?? '' } }
        : { role },
    );
    const given = await call(updateRole, { params: { id }, body: { organizationId, roles, restaurantIds } });
    const person = at(telling.people, id);
    const { enterprise } = at(telling.organizations, organizationId);
    const isElsewhere = ({ id: scope }: { id: string }): boolean =>
      scope !== organizationId && !kitchens.includes(scope) && (enterprise === null || scope !== enterprise);
    const now = given.roles.map(({ role, scope }) => ({ role, kind: scope.kind, id: scope.id }));
    person.grants = [...person.grants.filter(isElsewhere), ...now];
    person.portfolio = [...person.portfolio.filter((kitchen) => !kitchens.includes(kitchen)), ...given.restaurantIds];
  },
  async super({ world: { telling }, deed, call }) {
    const userId = nth(telling.people, deed.who);
    await call(deed.undo ? admin.revokeSuperAdmin : admin.grantSuperAdmin, { body: { userId } });
    const person = at(telling.people, userId);
    const others = person.grants.filter(({ role }) => role !== 'super-admin');
    person.grants = deed.undo ? others : [...others, { role: 'super-admin', kind: 'all', id: '' }];
  },
  async move({ world: { telling, enterprises: all }, deed, call }) {
    const organizationId = nth(telling.organizations, deed.where);
    const { enterprise } = at(telling.organizations, organizationId);
    const enterpriseId = enterprise ?? all[deed.what % all.length] ?? '';
    const change = enterprise === null ? enterprises.associateOrganization : enterprises.dissociateOrganization;
    await call(change, { body: { enterpriseId, organizationId } });
    at(telling.organizations, organizationId).enterprise = enterprise === null ? enterpriseId : null;
  },
  async kitchen({ world: { telling }, deed, call }) {
    const id = nth(telling.kitchens, deed.what);
    await call(deed.undo ? restaurants.restoreRestaurant : restaurants.deleteRestaurant, { params: { id } });
    at(telling.kitchens, id).isDeleted = !deed.undo;
  },
  async organization({ world: { telling }, deed, call }) {
    const id = nth(telling.organizations, deed.where);
    if (deed.undo) await call(admin.restoreOrganization, { params: { id } });
    else await call(admin.deleteOrganization, { body: { organizationId: id } });
    at(telling.organizations, id).isDeleted = !deed.undo;
  },
  async member({ world: { telling }, deed, call }) {
    const id = nth(telling.people, deed.who);
    await call(deed.undo ? members.restoreMember : members.removeMember, { params: { id } });
    at(telling.people, id).isRemoved = !deed.undo;
  },
  async dish({ world: { telling }, deed, call }) {
    const id = nth(telling.dishes, deed.what);
    await call(deed.undo ? recipes.restoreRecipe : recipes.deleteRecipe, { params: { id } });
    at(telling.dishes, id).isDeleted = !deed.undo;
  },
  async switch({ world: { telling }, deed, call }) {
    await call(updateSettings, { body: { restaurant: nth(telling.kitchens, deed.what) } });
  },
};
