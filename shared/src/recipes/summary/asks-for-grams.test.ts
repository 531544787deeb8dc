import { expect, test } from 'vitest';
import { asksForGrams } from './asks-for-grams.ts';

test.each(['300 g potatoes', '500 gm flour', '2 kgs potatoes', '½ kg potatoes', '1½ kg flour', '300grams potatoes'])(
  'asks for grams: %s',
  (written) => expect(asksForGrams(written, 'en_us')).toBe(true),
);

test.each(['', 'Potato', '2 cups flour', '2 green peppers', '8 oz milk', 'constructor', '2,25'])('asks for none: %s', (written) =>
  expect(asksForGrams(written, 'en_us')).toBe(false),
);
