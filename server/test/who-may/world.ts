import { randomUUID } from 'node:crypto';
import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';
import { demoId } from '../../src/demo/demo-id.ts';
import { type Caller, openProduct, type Product } from '../product.ts';
import type { CallerName } from './rule.ts';

/** The demo with everybody in it who may call, and ways to make more. */
export interface World {
  product: Product;
  enterprise: string;
  organization: string;
  /** The kitchen that is asked for: Matsalen. */
  kitchen: string;
  as: (caller: CallerName) => Promise<Caller>;
  /** The id of the person that a caller is. */
  idOf: (caller: Exclude<CallerName, 'nobody'>) => string;
  /** A new person of the organization, working in the kitchen; @returns the id. */
  member: (role?: Exclude<Role, 'super-admin'>) => Promise<string>;
  /** A new organization with a kitchen, in their enterprise or (null) in none. */
  house: (enterprise?: string | null) => Promise<{ organization: string; kitchen: string }>;
}

interface Newcomer {
  organization: string;
  role: Role;
  scope: [ScopeKind, string];
  portfolio?: string[];
}

async function newcomer({ database }: Product, { organization, role, scope, portfolio = [] }: Newcomer): Promise<string> {
  const id = randomUUID();
  const person = { id, organization_id: organization, firstname: 'New', lastname: 'Comer', email: `${id}@who-may.test` };
  await database
    .insertInto('person')
    .values({ ...person, password_hash: '', settings: '{}' })
    .execute();
  await database.insertInto('role_grant').values({ person_id: id, role, scope_kind: scope[0], scope_id: scope[1] }).execute();
  for (const restaurant of portfolio)
    await database.insertInto('portfolio').values({ person_id: id, restaurant_id: restaurant }).execute();
  return id;
}

async function house({ database }: Product, enterprise: string | null): Promise<{ organization: string; kitchen: string }> {
  const [id, kitchen] = [randomUUID(), randomUUID()];
  const made = { id, enterprise_id: enterprise, name: `House ${id}`, segment: 'hotel', location: 'SE', plan: 'professional' };
  await database.insertInto('organization').values(made).execute();
  await database
    .insertInto('restaurant')
    .values({ id: kitchen, organization_id: id, name: `Kitchen ${id}`, location: 'SE' })
    .execute();
  return { organization: id, kitchen };
}

export async function openWorld(): Promise<World> {
  const product = await openProduct();
  const [enterprise, organization, kitchen] = [demoId('common-table'), demoId('norrsken'), demoId('matsalen')];
  await product.database.updateTable('organization').set({ plan: 'professional' }).where('id', '=', demoId('maison')).execute();
  const elsewhere = await house(product, null);
  const of = (role: Role, scope: [ScopeKind, string], portfolio: string[] = []) => ({ organization, role, scope, portfolio });
  const roles: Record<Exclude<CallerName, 'nobody'>, Newcomer> = {
    stranger: { ...of('organization-admin', ['organization', elsewhere.organization]), organization: elsewhere.organization },
    sister: { ...of('organization-admin', ['organization', demoId('maison')]), organization: demoId('maison') },
    colleague: of('restaurant-user', ['restaurant', demoId('havnen')], [demoId('havnen')]),
    chef: of('restaurant-user', ['restaurant', kitchen], [kitchen]),
    manager: of('portfolio-manager', ['organization', organization], [kitchen, demoId('havnen')]),
    admin: of('organization-admin', ['organization', organization]),
    owner: of('enterprise-owner', ['enterprise', enterprise]),
    super: of('super-admin', ['all', '']),
  };
  const ids = new Map<string, string>();
  for (const [caller, person] of Object.entries(roles)) ids.set(caller, await newcomer(product, person));
  const idOf = (caller: CallerName): string => ids.get(caller) ?? '';
  return {
    product,
    enterprise,
    organization,
    kitchen,
    as: async (caller) => product.as(caller === 'nobody' ? null : idOf(caller)),
    idOf,
    member: async (role = 'restaurant-user') => newcomer(product, of(role, ['organization', organization], [kitchen])),
    house: async (within = enterprise) => house(product, within),
  };
}
