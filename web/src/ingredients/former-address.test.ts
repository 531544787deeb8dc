import { expect, test } from 'vitest';
import { currentSearch } from './former-address.ts';

test.each([
  [
    { location: 'rise', by: 'per_kg' },
    { emissionDatabase: 'rise', by: 'per_kg' },
  ],
  [{ location: 'rise', emissionDatabase: 'organization' }, { emissionDatabase: 'organization' }],
  [{ by: 'per_kg' }, { by: 'per_kg' }],
  [{}, {}],
])('the address %j asks for %j', (search, current) => {
  expect(currentSearch(search)).toEqual(current);
});
