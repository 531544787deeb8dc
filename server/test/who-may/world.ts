import { randomUUID } from 'node:crypto';
import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { sql } from 'kysely';
import { demoId } from '../../src/demo/demo-id.ts';
import { CHEAP_PASSWORDS } from '../../src/platform/secrets/cheap-passwords.fixture.ts';
import { type Caller, openProduct, type Product } from '../support/product.ts';
import type { CallerName } from './callers.ts';

/** The caller. For `nobody` the things are a chef's, asked for without their session. */
export interface Me {
  id: string;
  email: string;
  call: Caller;
  /** The same session, and for `nobody` one of theirs: makes their own things. */
  self: Caller;
}

/** The demo with ways to make more people and places. */
export interface World {
  product: Product;
  enterprise: string;
  organization: string;
  /** The kitchen that is asked for: Matsalen. */
  kitchen: string;
  /** Everybody's password. */
  password: string;
  /** Makes what a call is about. */
  super: Caller;
  /** A new person of the kind, with a session. */
  newcomer: (caller: CallerName) => Promise<Me>;
  /** A new person of the organization who works in the kitchen; @returns the id. */
  member: (role?: Exclude<Role, 'super-admin'>) => Promise<string>;
  /** A new organization with a kitchen, in their enterprise or (null) in none. */
  newOrganization: (enterprise?: string | null) => Promise<{ organization: string; kitchen: string }>;
  /** A new kitchen of the organization that also belongs to somebody's portfolio. */
  kitchenFor: (me: Me) => Promise<string>;
  /** Writes the mails that are due; @returns the secret of the last one's link. */
  linkInMail: () => Promise<string>;
}

interface Person {
  organization: string;
  role: Role;
  scope: [ScopeKind, string];
  portfolio?: string[];
}

const PASSWORD = 'a ladle and a whisk';

/** In one statement: a run makes thousands. */
async function insertPerson(
  { database }: Product,
  passwordHash: string,
  { organization, role, scope: [kind, scope], portfolio = [] }: Person,
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@who-may.test`;
  await sql`
    with made as (
      insert into person (id, organization_id, firstname, lastname, email, password_hash, settings)
      values (${id}, ${organization}, 'New', 'Comer', ${email}, ${passwordHash}, '{}')
    ), granted as (
      insert into role_grant (person_id, role, scope_kind, scope_id) values (${id}, ${role}, ${kind}, ${scope})
    )
    insert into portfolio (person_id, restaurant_id) select ${id}, unnest(${portfolio}::text[])`.execute(database);
  return { id, email };
}

async function insertOrganization(
  { database }: Product,
  enterprise: string | null,
): Promise<{ organization: string; kitchen: string }> {
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
  const { database, mails } = product;
  const passwordHash = await CHEAP_PASSWORDS.hash(PASSWORD);
  const [enterprise, organization, kitchen, other] = ['common-table', 'norrsken', 'matsalen', 'havnen'].map(demoId) as [
    string,
    string,
    string,
    string,
  ];
  await database.updateTable('organization').set({ plan: 'professional' }).where('id', '=', demoId('maison')).execute();
  const elsewhere = await insertOrganization(product, null);
  const chef: Person = { organization, role: 'restaurant-user', scope: ['organization', organization], portfolio: [kitchen] };
  const kinds: Record<CallerName, Person> = {
    nobody: chef,
    stranger: {
      ...chef,
      role: 'organization-admin',
      scope: ['organization', elsewhere.organization],
      ...elsewhere,
      portfolio: [],
    },
    sister: {
      organization: demoId('maison'),
      role: 'organization-admin',
      scope: ['organization', demoId('maison')],
    },
    colleague: { ...chef, portfolio: [other] },
    chef,
    manager: { ...chef, role: 'portfolio-manager', portfolio: [kitchen, other] },
    admin: { organization, role: 'organization-admin', scope: ['organization', organization] },
    owner: { organization, role: 'enterprise-owner', scope: ['enterprise', enterprise] },
    super: { organization, role: 'super-admin', scope: ['all', ''] },
  };
  const newcomer = async (caller: CallerName): Promise<Me> => {
    const person = await insertPerson(product, passwordHash, kinds[caller]);
    const self = await product.as(person.id);
    return { ...person, self, call: caller === 'nobody' ? await product.as(null) : self };
  };
  const { call } = await newcomer('super');
  return {
    product,
    enterprise,
    organization,
    kitchen,
    password: PASSWORD,
    super: call,
    newcomer,
    async member(role = 'restaurant-user') {
      const scope: Person['scope'] = role === 'enterprise-owner' ? ['enterprise', enterprise] : ['organization', organization];
      return (await insertPerson(product, passwordHash, { ...chef, role, scope })).id;
    },
    newOrganization: async (within = enterprise) => insertOrganization(product, within),
    async kitchenFor(me) {
      const { id } = await call(createRestaurant, { body: { organizationId: organization, name: `Kitchen ${randomUUID()}` } });
      await database.insertInto('portfolio').values({ person_id: me.id, restaurant_id: id }).execute();
      return id;
    },
    async linkInMail() {
      await product.drain();
      const [, secret] = /plate\.test\/[\w-]+\/([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
      if (!secret) throw new Error('The last mail has no link');
      return secret;
    },
  };
}
