import { expect, test } from 'vitest';
import { formatOf } from '../i18n/use-format.ts';
import { weightFigure } from './weight-figure.ts';

test.each([
  [null, '–'],
  [0.4, '0.4 g'],
  [999, '999 g'],
  [1000, '1 kg'],
  [1250, '1.25 kg'],
  [999_999, '1,000 kg'],
  [1_000_000, '1 t'],
  [2_340_000, '2.34 t'],
])('%s g reads %s', (grams, written) => {
  expect(weightFigure(grams, formatOf('en_gb'))).toBe(written);
});
