import { expect, test } from 'vitest';
import { articleIdentities, type Remembered, rememberedOf } from './remembered.ts';

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
