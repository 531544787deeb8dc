import { expect, test } from 'vitest';
import { addressesOf, serverIn } from './addresses.ts';

test.each([
  ['postgres://localhost/plateprint', ['postgres://localhost/plateprint']],
  [
    'postgres://kok:p%2Cw@one:5432,two:5433/plateprint?sslmode=require',
    ['postgres://kok:p%2Cw@one:5432/plateprint?sslmode=require', 'postgres://kok:p%2Cw@two:5433/plateprint?sslmode=require'],
  ],
  ['postgresql://[::1]:5432,[::2]:5432/p', ['postgresql://[::1]:5432/p', 'postgresql://[::2]:5432/p']],
  ['postgres://one,two', ['postgres://one', 'postgres://two']],
  ['postgres:///plateprint?host=/run/postgresql', ['postgres:///plateprint?host=/run/postgresql']],
])('%s', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});

test('the name of a server has no user and no password in it', () => {
  expect(addressesOf('postgres://kok:secret@one:5432,two:5433/p').map(serverIn)).toEqual(['one:5432', 'two:5433']);
});
