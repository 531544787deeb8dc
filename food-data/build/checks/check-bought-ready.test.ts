import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { readRelease } from '../release/read-release.ts';
import { checkBoughtReady } from './check-bought-ready.ts';

const home = join(import.meta.dirname, '..', '..');
const release = readRelease(join(home, 'release'));
const { tables } = readCrosswalk(join(home, 'crosswalk'));
const list = tables['bought-ready'];

test('each of the dishes that caterers buy ready is found by its names, alone and as frozen', () => {
  expect(checkBoughtReady(release, list)).toEqual([]);
});

test('a dish that is taken for what it is made of is said, and so is a list that is too short', () => {
  const names = {
    en: ['carrot'],
    sv: ['morot'],
    no: ['gulrot'],
    da: ['gulerod'],
    de: ['Karotte'],
    fr: ['carotte'],
    nl: ['wortel'],
  };
  const texts = checkBoughtReady(release, { ...list, dishes: [{ food: 'lasagne', names }] }).map(({ text }) => text);
  expect(texts).toContain('1 of at least 300 dishes have a food of their own');
  expect(texts).toContain('en “carrot” is carrot, not lasagne');
});
