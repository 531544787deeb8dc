import { expect, test } from 'vitest';
import { isSameTitle } from './same-title.ts';

test.each<[found: string | null, labelled: string | null, isSame: boolean]>([
  ['Pfannkuchen', 'Pfannkuchen', true],
  ['Pfannkuchen (Grundrezept)', 'Pfannkuchen', true],
  ['Pfannkuchen (12 Stück)', 'Pfannkuchen', false],
  ['Mac & Cheese', 'Mac and Cheese', true],
  ['Pølse & kål', 'Pølse og kål', true],
  ['Grandpas rub', "Grandpa's rub", true],
  ['Grandpa’s rub', "Grandpa's rub", true],
  ['Pølse med kål', 'Pølse og kål', false],
  ['Mac and Cheese, creamy', 'Mac and Cheese', false],
  [null, 'Pfannkuchen', false],
  ['Pfannkuchen', null, false],
  [null, null, true],
])('%s is %s: %s', (found, labelled, isSame) => {
  expect(isSameTitle(found, labelled)).toBe(isSame);
});
