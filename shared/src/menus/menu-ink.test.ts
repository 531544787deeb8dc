import { expect, test } from 'vitest';
import { isLightInk } from './menu-ink.ts';

test.each([
  ['#ffffff', true],
  ['#f4efe2', true],
  ['#1c2620', false],
  ['#8a5a1d', false],
])('ink %s is light: %s', (ink, isLight) => {
  expect(isLightInk(ink)).toBe(isLight);
});
