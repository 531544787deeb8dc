import { describe, expect, test } from 'vitest';
import { isPartOf, sayTheSame, soldName } from './sold-name.ts';

const same = (one: string, other: string): boolean => sayTheSame(soldName(one), soldName(other));

describe('a till and a recipe say the same', () => {
  test.each([
    ['sv', 'Köttbullar m. gräddsås', 'Köttbullar med gräddsås'],
    ['sv', 'Pannbiff m lök', 'Pannbiff med lök'],
    ['sv', 'Pasta u. lök', 'Pasta utan lök'],
    ['sv', 'Kanelbulle', 'Kanelbullar'],
    ['sv', 'Toast Skagen liten', 'Toast Skagen'],
    ['no', 'Fiskekaker m/ poteter', 'Fiskekaker med poteter'],
    ['no', 'Stor pizza & salat', 'Pizza og salat'],
    ['da', 'Frikadeller m. kartofler', 'Frikadeller med kartofler'],
    ['da', 'Lille smørrebrød', 'Smørrebrød'],
    ['de', 'Schnitzel m. Pommes', 'Schnitzel mit Pommes'],
    ['de', 'Großer Salat + Brot', 'Salat und Brot'],
    ['en_gb', 'Fish w/ chips', 'Fish and chips'],
    ['en_gb', 'Cinnamon buns small', 'Cinnamon buns'],
    ['en_us', 'Burgers w/o onions', 'Burger without onions'],
    ['fr', 'Grande salade & pain', 'Salade et pain'],
    ['fr', 'Crêpes s/ sucre', 'Crêpe sans sucre'],
    ['nl', 'Kleine friet m. mayonaise', 'Friet met mayonaise'],
    ['nl', 'Pannenkoek', 'Pannenkoeken'],
  ])('in %s: %s is %s', (_language, sold, recipe) => {
    expect(same(sold, recipe)).toBe(true);
  });

  test.each([
    ['Pasta u. lök', 'Pasta med lök'],
    ['Burger w/o onions', 'Burger w/ onions'],
    ['Toast Skagen liten', 'Toast Skagen stor'],
    ['Köttbullar', 'Köttbullar med gräddsås'],
    ['Lax', 'Laxar'],
    ['', ''],
    ['m.', 'med'],
  ])('but %s is not %s', (sold, recipe) => {
    expect(same(sold, recipe)).toBe(false);
  });

  test('a word of size alone is a name', () => {
    expect(soldName('Mini')).toMatchObject({ words: ['mini'], size: null });
  });
});

test('a name is part of another when all that it says stands there', () => {
  expect(isPartOf(soldName('Köttbullar'), soldName('Köttbullar med gräddsås'))).toBe(true);
  expect(isPartOf(soldName('Dagens fisksoppa med bröd'), soldName('Fisksoppa'))).toBe(true);
  expect(isPartOf(soldName('Fisksoppa'), soldName('Ärtsoppa'))).toBe(false);
  expect(isPartOf(soldName(''), soldName('Ärtsoppa'))).toBe(false);
});
