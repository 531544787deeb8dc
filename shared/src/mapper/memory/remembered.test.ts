import { expect, test } from 'vitest';
import {
  articleIdentities,
  articleIdentityKey,
  makerIdentities,
  makerStatementOf,
  type Remembered,
  rememberedOf,
} from './remembered.ts';

const decision = (ingredientId: string | null): Remembered => ({
  ingredientId,
  variationId: null,
  categoryId: null,
  origin_iso: null,
  organic: null,
  notFood: ingredientId === null,
  externalId: '0',
});

test('a number that stands where a supplier has none is no article', () => {
  for (const externalId of ['', '0', '00', '9999', '-', 'XXX'])
    expect(articleIdentities({ externalId, supplier: 'Fisk AS' })).toEqual([]);
  for (const externalId of ['4511', '7', '77', 'A'])
    expect(articleIdentities({ externalId, supplier: 'Fisk AS' })).toHaveLength(1);
});

test('a number that a shop gives its own goods is no other shop’s article', () => {
  for (const gtin of ['2000000000008', '0200000000002', '20000004'])
    expect(articleIdentities({ externalId: '', gtin })).toEqual([]);
  expect(articleIdentities({ externalId: '', gtin: '7310865004703' })).toHaveLength(1);
});

test('one number over food and other goods tells nothing of a name', () => {
  const [freight, salmon] = [decision(null), decision('smoked-salmon')];
  expect(rememberedOf({ ofArticle: [freight, salmon], ofName: [salmon] }, '0')).toBe(salmon);
  expect(rememberedOf({ ofArticle: [salmon], ofName: [freight] }, '0')).toBe(salmon);
});

test('what a maker says belongs to an article by its GTIN, its supplier and number, or its supplier and name; a name alone is none', () => {
  const named = { supplier: 'Fisk AS', number: '', name: 'Lakseburger 2 kg' };
  expect(makerIdentities({ ...named, name: ' LAKSEBURGER  2 kg ' })).toEqual(makerIdentities(named));
  expect(makerIdentities({ ...named, supplier: '' })).toEqual([]);
  expect(makerIdentities({ ...named, number: '0' })).toEqual([]);
  expect(makerIdentities({ ...named, number: '4511' })).toEqual(articleIdentities({ externalId: '4511', supplier: 'fisk as' }));
  expect(makerIdentities({ ...named, supplier: '', number: '7310865004703' })).toHaveLength(1);
  // Two suppliers may both have a 30000001, whose last digit is that of a GTIN-8.
  expect(makerIdentities({ ...named, number: '30000001' })).not.toContainEqual(
    makerIdentities({ ...named, supplier: 'Kød AS', number: '30000001' })[0],
  );
});

test('of two statements the later one holds, of one day that of the GTIN', () => {
  const article = { supplier: 'Fisk AS', number: '4511', name: 'Lakseburger', gtin: '7310865004703' };
  const [gtin = '', number = ''] = makerIdentities(article).map(articleIdentityKey);
  const said = (ofGtin: string, ofNumber: string) =>
    makerStatementOf(
      article,
      new Map([
        [gtin, { by: 'gtin', statedOn: ofGtin }],
        [number, { by: 'number', statedOn: ofNumber }],
      ]),
    )?.by;
  expect([said('2026-01-02', '2026-01-02'), said('2026-01-02', '2026-03-01'), said('2026-03-01', '2026-01-02')]).toEqual([
    'gtin',
    'number',
    'gtin',
  ]);
  expect(makerStatementOf(article, new Map())).toBeNull();
});
