import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';

/*
 * The rules of who reads what, told a second time: short, by heart, and without looking at the product's own telling. What
 * the product lets people read is compared with it after every action.
 */

export interface Grant {
  role: Role;
  kind: ScopeKind;
  id: string;
}

export interface Person {
  home: string;
  grants: Grant[];
  portfolio: string[];
  isRemoved: boolean;
}

export interface Telling {
  organizations: Map<string, { enterprise: string | null; isDeleted: boolean }>;
  kitchens: Map<string, { organization: string; isDeleted: boolean }>;
  dishes: Map<string, { kitchen: string; inLibrary: boolean; isDeleted: boolean }>;
  /** A restaurant's reports. */
  reports: Map<string, { kitchen: string }>;
  people: Map<string, Person>;
}

/** What is kept under an id that is there. */
export function at<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw new Error(`Nobody told of ${id}`);
  return thing;
}

export function isSuper({ grants }: Person): boolean {
  return grants.some(({ role }) => role === 'super-admin');
}

/** Whoever is removed, or whose organization is deleted, is nobody. */
export function isSomebody({ organizations }: Telling, person: Person): boolean {
  return !person.isRemoved && !at(organizations, person.home).isDeleted;
}

/** An admin of it, an owner of its enterprise, a super-admin. */
export function runsIt({ organizations }: Telling, person: Person, organization: string): boolean {
  const { enterprise } = at(organizations, organization);
  return person.grants.some(
    ({ role, id }) =>
      role === 'super-admin' ||
      (role === 'organization-admin' && id === organization) ||
      (role === 'enterprise-owner' && enterprise !== null && id === enterprise),
  );
}

export function readsOrganization(telling: Telling, person: Person, id: string): boolean {
  if (!isSomebody(telling, person) || at(telling.organizations, id).isDeleted) return false;
  return person.home === id || runsIt(telling, person, id);
}

/** Whoever runs its organization; else one's own portfolio, as far as a role in a kitchen is held for it. */
export function readsKitchen(telling: Telling, person: Person, id: string): boolean {
  const { organization, isDeleted } = at(telling.kitchens, id);
  if (isDeleted || !isSomebody(telling, person) || at(telling.organizations, organization).isDeleted) return false;
  if (runsIt(telling, person, organization)) return true;
  const works = person.grants.some(
    ({ role, kind, id: scope }) =>
      (role === 'restaurant-user' || role === 'portfolio-manager') &&
      ((kind === 'organization' && scope === organization) || (kind === 'restaurant' && scope === id)),
  );
  return works && person.home === organization && person.portfolio.includes(id);
}

/** A kitchen's dish by its kitchen; the organization's library is everyone's of the organization, whatever became of the kitchen. */
export function readsDish(telling: Telling, person: Person, id: string): boolean {
  const { kitchen, inLibrary, isDeleted } = at(telling.dishes, id);
  if (isDeleted) return false;
  if (readsKitchen(telling, person, kitchen)) return true;
  return inLibrary && readsOrganization(telling, person, at(telling.kitchens, kitchen).organization);
}

/** Names of an organization: told to whoever runs it or works in a kitchen of it; others of the organization know that they are there. */
export function mapsNames(telling: Telling, person: Person, id: string): boolean {
  if (!readsOrganization(telling, person, id)) return false;
  if (runsIt(telling, person, id)) return true;
  return [...telling.kitchens].some(
    ([kitchen, { organization }]) => organization === id && readsKitchen(telling, person, kitchen),
  );
}

/** A kitchen's report is read by whoever reads the kitchen. */
export function readsReport(telling: Telling, person: Person, id: string): boolean {
  return readsKitchen(telling, person, at(telling.reports, id).kitchen);
}
