import { expect, test } from 'vitest';
import { Remembered, rememberedFigures, showRemembered } from './remembered.ts';

test('what was used longest ago is forgotten first, and nothing is asked twice while it is known', () => {
  const asked: string[] = [];
  const remembered = new Remembered<string>('letters', 2);
  const get = (key: string): string => remembered.get(key, () => (asked.push(key), key.toUpperCase()));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  expect(rememberedFigures()).toContainEqual({ name: 'letters', entries: 2, most: 2 });
});

test('what counts for itself is shown beside', () => {
  showRemembered('counted elsewhere', () => ({ entries: 3, most: 9 }));
  expect(rememberedFigures()).toContainEqual({ name: 'counted elsewhere', entries: 3, most: 9 });
});
