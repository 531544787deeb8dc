import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';

/*
 * The rules of who reads what, written a second time: short, and without any code of the product. What the product lets people
 * read is compared with this model after every action.
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

export interface AccessModel {
  organizations: Map<string, { enterprise: string | null; isDeleted: boolean }>;
  kitchens: Map<string, { organization: string; isDeleted: boolean }>;
  dishes: Map<string, { kitchen: string; inLibrary: boolean; isDeleted: boolean }>;
  /** A restaurant's reports. */
  reports: Map<string, { kitchen: string }>;
  people: Map<string, Person>;
}

/** The thing under an id; throws where there is none. */
export function at<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw new Error(`The model has no ${id}`);
  return thing;
}

export function isSuper({ grants }: Person): boolean {
  return grants.some(({ role }) => role === 'super-admin');
}

/** False for a removed person, and for one whose organization is deleted. */
export function isSomebody({ organizations }: AccessModel, person: Person): boolean {
  return !person.isRemoved && !at(organizations, person.home).isDeleted;
}

/** An admin of it, an owner of its enterprise, a super-admin. */
export function runsIt({ organizations }: AccessModel, person: Person, organization: string): boolean {
  const { enterprise } = at(organizations, organization);
  return person.grants.some(
    ({ role, id }) =>
      role === 'super-admin' ||
      (role === 'organization-admin' && id === organization) ||
      (role === 'enterprise-owner' && enterprise !== null && id === enterprise),
  );
}

export function readsOrganization(model: AccessModel, person: Person, id: string): boolean {
  if (!isSomebody(model, person) || at(model.organizations, id).isDeleted) return false;
  return person.home === id || runsIt(model, person, id);
}

/** True for those who run its organization; else for the own portfolio, as far as a role in a kitchen is held for it. */
export function readsKitchen(model: AccessModel, person: Person, id: string): boolean {
  const { organization, isDeleted } = at(model.kitchens, id);
  if (isDeleted || !isSomebody(model, person) || at(model.organizations, organization).isDeleted) return false;
  if (runsIt(model, person, organization)) return true;
  const works = person.grants.some(
    ({ role, kind, id: scope }) =>
      (role === 'restaurant-user' || role === 'portfolio-manager') &&
      ((kind === 'organization' && scope === organization) || (kind === 'restaurant' && scope === id)),
  );
  return works && person.home === organization && person.portfolio.includes(id);
}

/** A kitchen's dish by its kitchen; the organization's library is everyone's of the organization, whatever became of the kitchen. */
export function readsDish(model: AccessModel, person: Person, id: string): boolean {
  const { kitchen, inLibrary, isDeleted } = at(model.dishes, id);
  if (isDeleted) return false;
  if (readsKitchen(model, person, kitchen)) return true;
  return inLibrary && readsOrganization(model, person, at(model.kitchens, kitchen).organization);
}

/** Names of an organization are read by those who run it or work in a kitchen of it; others of the organization are refused (403). */
export function mapsNames(model: AccessModel, person: Person, id: string): boolean {
  if (!readsOrganization(model, person, id)) return false;
  if (runsIt(model, person, id)) return true;
  return [...model.kitchens].some(([kitchen, { organization }]) => organization === id && readsKitchen(model, person, kitchen));
}

/** A kitchen's report is read by those who read the kitchen. */
export function readsReport(model: AccessModel, person: Person, id: string): boolean {
  return readsKitchen(model, person, at(model.reports, id).kitchen);
}
