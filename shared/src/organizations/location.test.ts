import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './location-codes.ts';
import { ConsumptionLocation } from './location.ts';

test('every country with a code is a location, and so are Europe and the world', () => {
  expect(COUNTRY_CODES).toHaveLength(249);
  for (const code of [...COUNTRY_CODES, 'EU', 'WORLD']) expect(ConsumptionLocation.safeParse(code).success).toBe(true);
});

test.each(['XX', 'ZZ', 'UK', 'EUR', 'se', '', 'WORLDS'])('%j is no place that food is eaten in', (code) => {
  expect(ConsumptionLocation.safeParse(code).success).toBe(false);
});
