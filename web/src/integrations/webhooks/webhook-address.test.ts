import { expect, test } from 'vitest';
import { isWebhookAddress } from './webhook-address.ts';

test.each([
  ['https://till.example/plateprint', true],
  ['http://localhost:4000/hook?from=plateprint', true],
  ['till.example/plateprint', false],
  ['ftp://till.example', false],
  ['https://cook:secret@till.example', false],
  ['https://', false],
  ['https://till.example/a b', false],
  ['', false],
])('%j can receive events: %s', (text, expected) => {
  expect(isWebhookAddress(text)).toBe(expected);
});
