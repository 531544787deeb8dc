import { expect, test } from 'vitest';
import { forgetWorkOf } from './forget-work.ts';

test('of what lies in the browser only the work of that person goes', () => {
  const kept = [
    'plateprint.theme',
    'plateprint.working.recipe.alva.new',
    'plateprint.working.menu.alva.menu-7',
    'plateprint.working.import.alva',
    'plateprint.working.recipe.bo.new',
    'plateprint.working.recipe.bo.alva-like',
    'another.working.alva',
  ];
  const storage = new Map(kept.map((key) => [key, '{}']));
  forgetWorkOf('alva', {
    get length() {
      return storage.size;
    },
    key: (at) => [...storage.keys()][at] ?? null,
    removeItem: (key) => void storage.delete(key),
  });
  expect([...storage.keys()]).toEqual([
    'plateprint.theme',
    'plateprint.working.recipe.bo.new',
    'plateprint.working.recipe.bo.alva-like',
    'another.working.alva',
  ]);
});
