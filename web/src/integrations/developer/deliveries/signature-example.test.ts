import { createHmac, randomBytes } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { SIGNATURE_EXAMPLE } from './signature-example.ts';

type Check = (headers: Headers, body: string, secret: string) => boolean;

const script = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(SIGNATURE_EXAMPLE))}`;
const { isFromPlateprint } = (await import(/* @vite-ignore */ script)) as { isFromPlateprint: Check };

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const body = '{"type":"report.completed","name":"Småländsk ost"}';
const now = () => Math.floor(Date.now() / 1000);

function signature(timestamp: number, by: string): string {
  const key = Buffer.from(by.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64')}`;
}

function sent(timestamp: number, signatures: string): Headers {
  return new Headers({ 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures });
}

test('the example takes a message that is signed with the secret', () => {
  expect(isFromPlateprint(sent(now(), signature(now(), secret)), body, secret)).toBe(true);
});

test('it takes one of two signatures, as while a secret is replaced', () => {
  const other = `whsec_${randomBytes(32).toString('base64')}`;
  const both = `${signature(now(), other)} ${signature(now(), secret)}`;
  expect(isFromPlateprint(sent(now(), both), body, secret)).toBe(true);
});

test('it refuses another body, another secret, an old message, and one without a signature', () => {
  const good = sent(now(), signature(now(), secret));
  expect(isFromPlateprint(good, `${body} `, secret)).toBe(false);
  expect(isFromPlateprint(good, body, `whsec_${randomBytes(32).toString('base64')}`)).toBe(false);
  expect(isFromPlateprint(sent(now() - 3600, signature(now() - 3600, secret)), body, secret)).toBe(false);
  expect(isFromPlateprint(new Headers(), body, secret)).toBe(false);
});
