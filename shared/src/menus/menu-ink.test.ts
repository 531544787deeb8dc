import { expect, test } from 'vitest';
import { contrastOf, isLightInk, mixed } from './menu-ink.ts';

test.each([
  ['#ffffff', true],
  ['#f4efe2', true],
  ['#1c2620', false],
  ['#8a5a1d', false],
])('ink %s is light: %s', (ink, isLight) => {
  expect(isLightInk(ink)).toBe(isLight);
});

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#1d3326', '#1d3326')).toBe(1);
});

test('a colour between two has its share of each', () => {
  expect(mixed('#000000', '#ffffff', 1)).toBe('#000000');
  expect(mixed('#000000', '#ffffff', 0.2)).toBe('#cccccc');
});
