import { listWebhooks, repeatDelivery, testWebhook, updateWebhook } from '@plateprint/shared/integrations/webhook-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoId } from '../../demo/demo-id.ts';
import { type HookedKitchen, openHookedKitchen } from '../../../test/support/hooked-kitchen.ts';
import { isSignedWith } from '../../../test/support/receiver.ts';
import { deliverDue } from './keep-delivering.ts';
import { claimDue } from './delivery-store.ts';

let kitchen: HookedKitchen;
beforeEach(async () => {
  kitchen = await openHookedKitchen();
});
afterEach(() => kitchen.close());

const SECOND = 1000;
const HOUR = 3_600_000;
const soup = { restaurantId: demoId('matsalen'), names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients: [] };

async function cook(): Promise<string> {
  return (await kitchen.admin(createRecipe, { body: soup })).id;
}

test('a message is signed by the published rule, with its id and its time', async () => {
  const { secret } = await kitchen.hook(['recipe.changed']);
  const id = await cook();
  const [message] = await kitchen.deliveries();
  const [received] = kitchen.receiver.received;
  expect(message).toMatchObject({ type: 'recipe.changed', data: { id, change: 'created', name: 'Soppa' } });
  expect(received?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': message?.id });
  expect([secret.startsWith('whsec_'), received && isSignedWith(secret, received)]).toEqual([true, true]);
  expect(received && isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, received)).toBe(false);
  expect(await kitchen.last()).toMatchObject({ state: 'delivered', attempts: 1, status: 200, failure: null });
});

test('for a day after a rotation both secrets sign, then the new one alone', async () => {
  const { id, secret: former } = await kitchen.hook(['recipe.changed']);
  const { secret } = await kitchen.admin(updateWebhook, { params: { id }, body: { rotate: true } });
  const signedBy = async () => {
    await cook();
    await kitchen.deliveries();
    return kitchen.receiver.received.map((each) => [isSignedWith(former, each), isSignedWith(secret ?? '', each)]);
  };
  expect(await signedBy()).toEqual([[true, true]]);
  kitchen.product.wait(25 * HOUR);
  kitchen.admin = await kitchen.product.as('admin');
  expect(await signedBy()).toEqual([[false, true]]);
});

test('what was refused is sent again under the same id, later and later, until it arrives', async () => {
  await kitchen.hook(['recipe.changed']);
  kitchen.receiver.answers = [500, 503, 200];
  await cook();
  const [first] = await kitchen.deliveries();
  expect(await kitchen.last()).toMatchObject({ state: 'waiting', attempts: 1, status: 500, failure: 'refused_status' });
  expect(await kitchen.deliveries()).toEqual([]);
  kitchen.product.wait(7 * SECOND);
  expect(await kitchen.deliveries()).toEqual([first]);
  kitchen.product.wait(7 * SECOND);
  expect(await kitchen.deliveries()).toEqual([]);
  kitchen.product.wait(72 * SECOND);
  expect(await kitchen.deliveries()).toEqual([first]);
  expect(await kitchen.last()).toMatchObject({ state: 'delivered', attempts: 3, nextAttemptAt: null });
});

test('a redirect is not followed', async () => {
  await kitchen.hook(['recipe.changed']);
  kitchen.receiver.answers = [302];
  await cook();
  await kitchen.deliveries();
  expect(kitchen.receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  expect(await kitchen.last()).toMatchObject({ state: 'waiting', status: 302, failure: 'redirected' });
});

test('a receiver that does not answer in ten seconds has not received it', async () => {
  await kitchen.hook(['recipe.changed']);
  kitchen.receiver.answers = [null];
  await cook();
  await kitchen.deliveries();
  expect(await kitchen.last()).toMatchObject({ state: 'waiting', status: null, failure: 'timeout' });
}, 60_000);

test('two nodes that look at once send each message once', async () => {
  await kitchen.hook(['recipe.changed']);
  const ids: string[] = [];
  for (let made = 0; made < 12; made += 1) ids.push(await cook());
  const sent = await Promise.all([deliverDue(kitchen.services), deliverDue(kitchen.services)]);
  const delivered = kitchen.receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
  expect([sent[0] + sent[1], delivered.toSorted()]).toEqual([12, ids.toSorted()]);
});

test('what a node had in hand when it was killed is sent by another one', async () => {
  await kitchen.hook(['recipe.changed']);
  const id = await cook();
  const { database, clock } = kitchen.services;
  expect(await claimDue(database, { now: clock(), most: 20 })).toHaveLength(1);
  expect(await kitchen.deliveries()).toEqual([]);
  kitchen.product.wait(61 * SECOND);
  expect(await kitchen.deliveries()).toMatchObject([{ data: { id } }]);
});

test('while an address is down what else waits for it is held back', async () => {
  await kitchen.hook(['recipe.changed']);
  kitchen.receiver.answers = [500];
  for (let made = 0; made < 25; made += 1) await cook();
  expect(await kitchen.deliveries()).toHaveLength(20);
  kitchen.receiver.answers = [200];
  kitchen.product.wait(7 * SECOND);
  expect(await kitchen.deliveries()).toHaveLength(25);
});

test('after five days without one arrival an address is turned off, and its admins get a mail in their language', async () => {
  const { id } = await kitchen.hook(['recipe.changed']);
  kitchen.receiver.answers = [500];
  for (let day = 0; day < 6; day += 1) {
    kitchen.admin = await kitchen.product.as('admin');
    await cook();
    await kitchen.deliveries();
    kitchen.product.wait(24 * HOUR);
  }
  await kitchen.product.drain();
  kitchen.admin = await kitchen.product.as('admin');
  const { items } = await kitchen.admin(listWebhooks);
  expect(items).toMatchObject([{ id, active: false, failingSince: expect.any(String) as string }]);
  expect(kitchen.product.mails.map(({ text }) => text)).toEqual([expect.stringContaining('127.0.0.1')]);
  await cook();
  expect(await kitchen.deliveries()).toEqual([]);
});

test('an address that says it is gone is turned off at once, and turned on again it begins anew', async () => {
  const { id } = await kitchen.hook(['recipe.changed']);
  kitchen.receiver.answers = [410];
  await cook();
  await kitchen.deliveries();
  expect(await kitchen.last()).toMatchObject({ state: 'failed', status: 410 });
  expect((await kitchen.admin(listWebhooks)).items).toMatchObject([{ active: false }]);
  const again = await kitchen.admin(updateWebhook, { params: { id }, body: { active: true } });
  expect(again).toMatchObject({ active: true, failingSince: null, secret: null });
  kitchen.receiver.answers = [200];
  await cook();
  expect(await kitchen.deliveries()).toHaveLength(1);
});

test('a test goes out at once and once, and what failed is repeated by hand under its id', async () => {
  const { id } = await kitchen.hook(['report.completed']);
  kitchen.receiver.answers = [500, 200];
  const failed = await kitchen.admin(testWebhook, { params: { id } });
  expect(failed).toMatchObject({ type: 'test', state: 'failed', attempts: 1, status: 500, nextAttemptAt: null });
  kitchen.product.wait(HOUR);
  expect(await kitchen.deliveries()).toEqual([]);
  const repeated = await kitchen.admin(repeatDelivery, { params: { id: failed.id } });
  expect(repeated).toMatchObject({
    id: failed.id,
    state: 'delivered',
    attempts: 2,
    status: 200,
    message: { id: failed.message.id },
  });
  expect(kitchen.receiver.received).toHaveLength(1);
});
