import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyWebhook } from '../src/webhook.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const body = JSON.stringify({ id: 'msg_1', type: 'report.completed', timestamp: now.toISOString(), data: { name: 'Mars å' } });

function signed({ by = secret, id = 'msg_1', timestamp = String(seconds), text = body } = {}) {
  const key = Buffer.from(by.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

test('a message that is signed with the secret is read', async () => {
  expect(await verifyWebhook({ secret, headers: signed(), body, now })).toMatchObject({ type: 'report.completed' });
  expect(await verifyWebhook({ secret, headers: new Headers(signed()), body, now })).toMatchObject({ id: 'msg_1' });
});

test('while a secret is changed either of two signatures and either of two secrets will do', async () => {
  const other = `whsec_${randomBytes(32).toString('base64')}`;
  const headers = signed({ by: other });
  headers['webhook-signature'] += ` ${signed()['webhook-signature']}`;
  expect(await verifyWebhook({ secret, headers, body, now })).toMatchObject({ id: 'msg_1' });
  expect(await verifyWebhook({ secret: [other, secret], headers: signed(), body, now })).toMatchObject({ id: 'msg_1' });
});

test('the sample of the Standard Webhooks specification is read', async () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const sample = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', headers, body: '{"test": 2432232314}' };
  expect(await verifyWebhook({ ...sample, now: new Date(1_614_265_330_000) })).toEqual({ test: 2_432_232_314 });
});

test.each([
  ['another body', { body: body.replace('Mars', 'Maj') }, 'wrong_signature'],
  ['another secret', { secret: `whsec_${randomBytes(32).toString('base64')}` }, 'wrong_signature'],
  ['an id that was changed', { headers: { ...signed(), 'webhook-id': 'msg_2' } }, 'wrong_signature'],
  ['a signature of another kind', { headers: { ...signed(), 'webhook-signature': 'v2,abcd' } }, 'wrong_signature'],
  ['a signature that is none', { headers: { ...signed(), 'webhook-signature': 'v1,====' } }, 'wrong_signature'],
  ['no signature', { headers: { ...signed(), 'webhook-signature': undefined } }, 'header_missing'],
  ['an old message', { headers: signed({ timestamp: String(seconds - 301) }) }, 'too_old'],
  ['a message from tomorrow', { headers: signed({ timestamp: String(seconds + 301) }) }, 'from_the_future'],
  ['a time that is none', { headers: { ...signed(), 'webhook-timestamp': 'now' } }, 'too_old'],
  ['a secret that is none', { secret: 'hunter2' }, 'wrong_secret'],
] as const)('%s is refused: %#', async (_, change, fault) => {
  await expect(verifyWebhook({ secret, headers: signed(), body, now, ...change })).rejects.toMatchObject({ fault });
});
