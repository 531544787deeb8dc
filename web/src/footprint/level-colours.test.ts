import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import { expect, test } from 'vitest';
import { LEVEL_COLOURS } from '../ui/look/level-colours.ts';

test('pictures of the interface have a colour for each level, in the order of the levels', () => {
  expect(Object.keys(LEVEL_COLOURS)).toEqual([...CARBON_LEVELS]);
});
