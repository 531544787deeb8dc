import { randomUUID } from 'node:crypto';
import { mappedShare } from '@plateprint/shared/mapper/coverage.ts';
import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { waitForNames } from './wait-for-names.ts';

let product: Product;
let root: Caller;

beforeAll(async () => {
  product = await openProduct();
  root = await product.as('super');
});
afterAll(() => product.close());

/** An organization of its own with a program that asks. */
async function newOrganization(plan = 'professional') {
  const [organizationId, integrationId] = [randomUUID(), randomUUID()];
  await product.database
    .insertInto('organization')
    .values({ id: organizationId, enterprise_id: null, name: 'House', segment: 'hotel', location: 'SE', plan })
    .execute();
  await product.database
    .insertInto('integration')
    .values({
      id: integrationId,
      organization_id: organizationId,
      name: 'Till of the house',
      open_api: true,
      mapping_api: true,
      key_hash: Buffer.from(integrationId),
      key_end: 'abcd',
      former_key_hash: null,
      former_key_until: null,
      created_by: null,
      last_used_at: null,
      deleted_at: null,
    })
    .execute();
  return { organizationId, integrationId };
}

async function ask(
  home: { organizationId: string; integrationId: string },
  ...names: [string, number | null][]
): Promise<number> {
  const asked = names.map(([name, grams]) => ({ name, grams, externalId: '', language: 'sv' as const, money: null }));
  return product.database
    .transaction()
    .execute(async (transaction) =>
      waitForNames(transaction, product.services.foodData, { ...home, location: 'SE', names: asked }),
    );
}

async function queue({ organizationId }: { organizationId: string }) {
  return (await root(api.listUnmappedIngredients, { query: { organizationId } })).items;
}

describe('names that a program asks for', () => {
  test('wait, the most at stake first, and say where they come from', async () => {
    const home = await newOrganization();
    expect(await ask(home, ['Qqqq', 1000], ['Zzzz', 90_000], ['Qqqq 2kg', 500])).toBe(2);
    const items = await queue(home);
    expect(items.map(({ name, weight, sources }) => [name, weight, sources.programs])).toEqual([
      ['Zzzz', 90_000, 1],
      ['Qqqq', 1500, 1],
    ]);
  });

  test('asked for again they count as they were asked last, and others keep waiting', async () => {
    const home = await newOrganization();
    await ask(home, ['Qqqq', 1000], ['Zzzz', 5000]);
    await ask(home, ['qqqq', 7000]);
    expect((await queue(home)).map(({ name, weight }) => [name, weight])).toEqual([
      ['Qqqq', 7000],
      ['Zzzz', 5000],
    ]);
  });

  test('that somebody has decided about do not wait', async () => {
    const home = await newOrganization();
    const body = {
      organization_id: home.organizationId,
      language_iso: 'sv' as const,
      ingredients: [{ name: 'Qqqq', slvid: 'butter' }],
    };
    await root(api.upsertMappedIngredients, { body });
    expect(await ask(home, ['Qqqq', 1000], ['Zzzz', 1])).toBe(1);
  });

  test('of a program that was taken away wait for nothing any more once they are counted', async () => {
    const home = await newOrganization();
    await ask(home, ['Qqqq', 1000]);
    await product.database
      .updateTable('integration')
      .set({ deleted_at: new Date() })
      .where('id', '=', home.integrationId)
      .execute();
    expect((await queue(home))[0]?.sources.programs).toBe(0);
  });
});

describe('the bar of what is mapped', () => {
  test('begins at nothing known, and grows with every answer to all', async () => {
    const home = await newOrganization();
    const query = { organizationId: home.organizationId };
    expect(await root(api.readMapperCoverage, { query })).toMatchObject({
      weight: { mapped: 0, waiting: 0 },
      reportsNotCounted: 0,
    });
    await ask(home, ['Zzzz', 90_000], ['Qqqq', 20_000], ['Servetter 3-lags', 5000]);
    const shares: (number | null)[] = [mappedShare((await root(api.readMapperCoverage, { query })).co2)];
    const decisions = [{ ingredientId: 'butter' }, { ingredientId: 'salmon' }, { ingredientId: null, notFood: true }];
    for (const [at, { id }] of (await queue(home)).entries()) {
      const decision = { ingredientId: null, variationId: null, ...decisions[at] };
      await root(api.updateMappedIngredient, { params: { id }, body: decision });
      const coverage = await root(api.readMapperCoverage, { query });
      expect(coverage.names).toEqual({ mapped: at + 1, waiting: 2 - at });
      shares.push(mappedShare(coverage.co2));
    }
    expect(shares).toEqual(shares.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    // Napkins are known, and no part of the weight of what is eaten.
    const { weight } = await root(api.readMapperCoverage, { query });
    expect(weight).toEqual({ mapped: 110_000, waiting: 0 });
  });

  test('says how much of it is estimated from rows without a weight', async () => {
    const home = await newOrganization();
    await ask(home, ['Zzzz', 3000], ['Qqqq', null]);
    const coverage = await root(api.readMapperCoverage, { query: { organizationId: home.organizationId } });
    expect(coverage).toMatchObject({
      weight: { mapped: 0, waiting: 6000 },
      weightGuessed: 3000,
      weighed: { mapped: 0, waiting: 3000 },
    });
  });
});

test('names that are alike are listed for one answer, those of another kind are not', async () => {
  const home = await newOrganization();
  await ask(home, ['Qqqqsås brun', 9000], ['QQQQSÅS LJUS', 100], ['qqqqsås peppar 2kg', 200], ['Wwww', 50]);
  const [first] = await queue(home);
  const { items } = await root(api.listSimilarNames, { params: { id: first?.id ?? '' }, query: {} });
  expect(items.map(({ name }) => name)).not.toContain('Wwww');
  expect(items.every(({ id }) => id !== first?.id)).toBe(true);
});

test('the history tells who decided what, the latest first, a program by its name', async () => {
  const home = await newOrganization();
  await ask(home, ['Qqqq', 1]);
  const [name] = await queue(home);
  const params = { id: name?.id ?? '' };
  const decide = async (ingredientId: string) =>
    root(api.updateMappedIngredient, { params, body: { ingredientId, variationId: null } });
  await decide('butter');
  await decide('salmon');
  await product.database
    .updateTable('mapped_ingredient')
    .set({ decided_by: null, integration_id: home.integrationId })
    .where('id', '=', params.id)
    .execute();
  await decide('cod');
  const { items } = await root(api.readNameHistory, { params, query: { language: 'de' } });
  expect(items.map(({ mapped_name, decidedBy }) => [mapped_name, decidedBy?.firstname])).toEqual([
    ['Lachs', 'Till of the house'],
    ['Butter', expect.any(String)],
  ]);
});

test('what was decided is listed the latest first or the heaviest first, page by page', async () => {
  const home = await newOrganization();
  await ask(home, ['Aaaa', 10], ['Bbbb', 30], ['Cccc', 20]);
  const names = await queue(home);
  for (const { id } of names.toSorted((a, b) => a.name.localeCompare(b.name)))
    await root(api.updateMappedIngredient, { params: { id }, body: { ingredientId: 'butter', variationId: null } });
  const listed = async (sort: 'latest' | 'weight' | 'name') => {
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { organizationId: home.organizationId, sort, limit: 1, ...(cursor ? { cursor } : {}) };
      const page = await root(api.listMappedIngredients, { query });
      found.push(...page.items.map(({ name }) => name));
      cursor = page.next;
    }
    return found;
  };
  expect(await listed('name')).toEqual(['Aaaa', 'Bbbb', 'Cccc']);
  expect(await listed('latest')).toEqual(['Cccc', 'Bbbb', 'Aaaa']);
  expect(await listed('weight')).toEqual(['Bbbb', 'Cccc', 'Aaaa']);
});

describe('the page', () => {
  test('is not found in an organization of others, and is for those who run it', async () => {
    const home = await newOrganization();
    const [chef, admin] = [await product.as('chef'), await product.as('admin')];
    const query = { organizationId: home.organizationId };
    await expect(admin(api.readMapperCoverage, { query })).rejects.toMatchObject({ code: 'not_found' });
    await expect(chef(api.readMapperCoverage, { query: {} })).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('is not of a lower plan, and says that it is the plan', async () => {
    const admin = await product.as('admin');
    const own = await admin(api.readMapperCoverage, { query: {} });
    expect(own.rows.waiting).toBeGreaterThanOrEqual(0);
    const change = async (plan: string) =>
      product.database
        .updateTable('organization')
        .set({ plan })
        .where('id', '=', await ownOrganization())
        .execute();
    await change('intermediate');
    const lower = await product.as('admin');
    await expect(lower(api.readMapperCoverage, { query: {} })).rejects.toMatchObject({ code: 'plan_lacks' });
    await change('professional');
  });
});

async function ownOrganization(): Promise<string> {
  const { organization_id } = await product.database
    .selectFrom('person')
    .select('organization_id')
    .where('email', '=', 'admin@demo.plateprint.test')
    .executeTakeFirstOrThrow();
  return organization_id;
}
