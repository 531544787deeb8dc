import { DISH_LABELS } from '@plateprint/shared/menus/menu-block.ts';
import { expect, test } from 'vitest';
import { labelModes } from './label-modes.ts';

test('where values only are shown, ways that do nothing are not offered, and one that is chosen stays to be seen', () => {
  expect(labelModes('letters', 'wide')).toEqual(DISH_LABELS);
  expect(labelModes('figures', 'wide')).toEqual(['none', 'wide', 'figure']);
  expect(labelModes('figures', 'figure')).toEqual(['none', 'figure']);
  expect(labelModes('figures', null)).toEqual(['none', 'figure']);
});
