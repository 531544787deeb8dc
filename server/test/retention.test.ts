import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PURGES } from '../src/app.ts';
import type { Database } from '../src/platform/database/database.ts';
import { demoId } from '../src/demo/demo-id.ts';
import { purgeAll } from '../src/platform/jobs/purge-hourly.ts';
import { openProduct, type Product } from './support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const DAY_MS = 24 * 3_600_000;
const personId = demoId('chef@demo.plateprint.test');
const begun = Date.now();
const at = (days: number) => new Date(begun + days * DAY_MS);

async function insertToken(database: Database): Promise<void> {
  const token = {
    token_hash: randomBytes(32),
    purpose: 'reset_password',
    person_id: personId,
    email: 'chef@demo.plateprint.test',
  };
  await database
    .insertInto('account_token')
    .values({ ...token, created_at: at(0), expires_at: at(0) })
    .execute();
}

async function insertInvitation(database: Database): Promise<void> {
  const scope = { role: 'restaurant-user', scope_kind: 'organization', scope_id: demoId('norrsken'), language: 'sv' };
  const place = { organization_id: demoId('norrsken'), email: 'nobody@kitchen.test' };
  await database
    .insertInto('invitation')
    .values({ id: randomUUID(), ...place, ...scope, created_at: at(0), sent_at: at(0), expires_at: at(0) })
    .execute();
}

async function insertBrowser(database: Database): Promise<void> {
  const browser = { token_hash: randomBytes(32), person_id: personId };
  await database
    .insertInto('known_device')
    .values({ ...browser, created_at: at(0), last_seen_at: at(0) })
    .execute();
}

test.each([
  ['the link of a mail', 'account_token', insertToken, 30],
  ['an invitation that nobody took up', 'invitation', insertInvitation, 30],
  ['a browser', 'known_device', insertBrowser, 365],
] as const)('%s is forgotten when its time is over, and not before', async (_, table, insert, days) => {
  const { database, files } = product;
  const rows = async () =>
    (
      await database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirst()
    )?.n;
  const none = await rows();
  await insert(database);
  await purgeAll(PURGES, { database, files, clock: () => at(days - 1) });
  expect(await rows()).not.toBe(none);
  await purgeAll(PURGES, { database, files, clock: () => at(days + 1) });
  expect(await rows()).toBe(none);
});
