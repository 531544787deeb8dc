import { expect, test } from 'vitest';
import { Remembered, rememberedFigures } from './remembered.ts';

test('what was used longest ago is forgotten first, and nothing is asked twice while it is known', () => {
  const asked: string[] = [];
  const remembered = new Remembered<string>('letters', 2);
  const get = (key: string): string => remembered.get(key, () => (asked.push(key), key.toUpperCase()));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  expect(rememberedFigures()).toContainEqual({ name: 'letters', entries: 2, most: 2 });
});

test('what is used goes on being known, however much else is asked', () => {
  const remembered = new Remembered<number>('used', 100);
  let asked = 0;
  for (let at = 0; at < 5000; at += 1) {
    remembered.get('often', () => (asked += 1));
    remembered.get(`once ${at}`, () => at);
    expect(remembered.size).toBeLessThanOrEqual(100);
  }
  expect(asked).toBe(1);
  expect(remembered.has('once 4999')).toBe(true);
  expect(remembered.has('once 0')).toBe(false);
});

test('a glance keeps nothing from being forgotten', () => {
  const remembered = new Remembered<number>('numbers', 2);
  remembered.set('a', 1);
  remembered.set('b', 2);
  expect(remembered.glance('a')).toBe(1);
  remembered.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => remembered.glance(key))).toEqual([undefined, 2, 3]);
});

test('what is weighed counts for its weight, anew each time it is kept', () => {
  const remembered = new Remembered<{ size: number }>('pages, kB', 10, ({ size }) => size);
  const page = remembered.set('a', { size: 3 });
  remembered.set('b', { size: 4 });
  expect(remembered.size).toBe(7);
  page.size = 9;
  remembered.set('a', page);
  expect([remembered.size, remembered.has('b')]).toEqual([9, false]);
  remembered.set('c', { size: 11 });
  expect([remembered.size, remembered.has('a'), remembered.has('c')]).toEqual([0, false, false]);
});

test('however much is asked, no more is kept than the bound, and what is about something is forgotten alone', () => {
  const remembered = new Remembered<number>('many', 100);
  for (let at = 0; at < 5000; at += 1) {
    remembered.set(`key ${at}`, at);
    expect(remembered.size).toBeLessThanOrEqual(100);
  }
  expect(remembered.glance('key 4999')).toBe(4999);
  remembered.forget((value) => value % 2 === 1);
  expect([remembered.glance('key 4999'), remembered.glance('key 4998')]).toEqual([undefined, 4998]);
  remembered.forget();
  expect(remembered.size).toBe(0);
});

test('what was just kept is known, though everything before it was used', () => {
  const remembered = new Remembered<number>('tests', 4);
  for (const key of ['a', 'b', 'c', 'd']) remembered.set(key, 1);
  for (const key of ['a', 'b', 'c', 'd']) remembered.get(key, () => 0);
  remembered.set('e', 1);
  expect(remembered.glance('e')).toBe(1);
});
