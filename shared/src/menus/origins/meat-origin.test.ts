import { describe, expect, test } from 'vitest';
import { meatLawOf } from './meat-law.ts';
import { type DishMeat, MeatArticle, originsOf } from './meat-origin.ts';
import { originText } from './origin-words.ts';
import { mayHideMeat, rawMeatsOf } from './raw-meat.ts';

const law = meatLawOf('FR', '2026-11-26');
if (!law) throw new Error('the decree holds in France');
const { stages } = law;
const article = (change: Partial<MeatArticle>): MeatArticle =>
  MeatArticle.parse({ id: 'a', name: '', meat: 'beef', ingredientId: null, ...change });
const beef = (origins: DishMeat['origins']): DishMeat => ({ meat: 'beef', ingredientId: 'beef', origins });
const french = { born: ['FR'], raised: ['FR'], slaughtered: ['FR'] };

test('the decree holds in France, from the day after it was published', () => {
  expect(meatLawOf('FR', '2025-02-18')).toBeNull();
  expect(meatLawOf('FR', '2025-02-19')?.stages.pork).toEqual(['raised', 'slaughtered']);
  expect(meatLawOf('SE', '2026-11-26')).toBeNull();
});

test.each([
  ['beef-mince', 'beef-mince.fat-15', ['beef']],
  ['mixed-mince', 'mixed-mince.raw', ['beef', 'pork']],
  ['chicken', 'chicken.whole', ['poultry']],
  ['chicken', 'chicken.frozen', ['poultry']],
  ['lamb-leg', null, ['sheep']],
  ['beef', 'beef.cooked', []],
  ['pork-belly', 'pork-belly.smoked', []],
  ['chicken-wings', 'chicken-wings.marinated', []],
  ['chicken-nuggets', 'chicken-nuggets.frozen', []],
  ['venison', 'venison.raw', []],
  ['rabbit', 'rabbit.raw', []],
  ['beef-liver', 'beef-liver.raw', []],
  ['carrot', 'carrot.raw', []],
])('%s bought as %s is raw meat of %j', (ingredient, variation, meats) => {
  expect(rawMeatsOf({ ingredient, variation, categoryId: null })).toEqual(meats);
});

test('a line of a class alone is meat of its animal, where the class has but one', () => {
  expect(rawMeatsOf({ ingredient: null, variation: null, categoryId: 'beef' })).toEqual(['beef']);
  expect(rawMeatsOf({ ingredient: null, variation: null, categoryId: 'lamb-game' })).toEqual([]);
});

describe('the origins of a meat', () => {
  const steak = { meat: 'beef' as const, ingredientId: 'beef-steak' };

  test('are those of the articles bought for its food, else of those for all meat of the animal', () => {
    const all = article({ ...french });
    const own = article({ id: 'b', ingredientId: 'beef-steak', born: ['IE'], raised: ['IE'], slaughtered: ['FR'] });
    expect(originsOf(steak, [all], stages)).toEqual([french]);
    expect(originsOf(steak, [all, own], stages)).toEqual([{ born: ['IE'], raised: ['IE'], slaughtered: ['FR'] }]);
  });

  test('are not known while one that may be in the dish is not: of beef the birth is asked, of pork it is not', () => {
    expect(originsOf(steak, [], stages)).toBeNull();
    expect(originsOf(steak, [article({ raised: ['FR'], slaughtered: ['FR'] })], stages)).toBeNull();
    expect(originsOf(steak, [article(french), article({ id: 'b' })], stages)).toBeNull();
    const pork = article({ meat: 'pork', raised: ['ES'], slaughtered: ['ES'] });
    expect(originsOf({ meat: 'pork', ingredientId: 'pork-loin' }, [pork], stages)).toHaveLength(1);
  });
});

describe('what guests read', () => {
  test('are the words of the decree', () => {
    expect(originText([beef([french])], 'fr')).toBe('Viande bovine\u{a0}: origine\u{a0}: France.');
    expect(originText([beef([{ born: ['IE'], raised: ['IE'], slaughtered: ['FR'] }])], 'fr')).toBe(
      'Viande bovine\u{a0}: né et élevé\u{a0}: Irlande, abattu\u{a0}: France.',
    );
    expect(originText([beef([{ born: ['IE'], raised: ['FR'], slaughtered: ['BE'] }])], 'de')).toBe(
      'Rindfleisch: geboren: Irland, aufgezogen: Frankreich, geschlachtet: Belgien.',
    );
    const pork: DishMeat = { meat: 'pork', ingredientId: null, origins: [{ born: [], raised: ['ES'], slaughtered: ['FR'] }] };
    expect(originText([pork], 'fr')).toBe('Viande porcine\u{a0}: élevé\u{a0}: Espagne, abattu\u{a0}: France.');
  });

  test('is nothing of a meat of which something is not known', () => {
    expect(originText([beef(null)], 'fr')).toBe('');
    expect(originText([beef([french]), { ...beef(null), ingredientId: 'beef-steak' }], 'fr')).toBe('');
    expect(originText([], 'fr')).toBe('');
  });

  test('names two origins where the kitchen buys both', () => {
    const other = { born: ['DE'], raised: ['DE'], slaughtered: ['DE'] };
    expect(originText([beef([french, other])], 'en_gb')).toBe('Beef: origin: France / origin: Germany.');
  });
});

test('a line that nobody understood may be meat, and one of lamb and game too', () => {
  expect(mayHideMeat({ ingredient: null, categoryId: null })).toBe(true);
  expect(mayHideMeat({ ingredient: null, categoryId: 'lamb-game' })).toBe(true);
  expect(mayHideMeat({ ingredient: null, categoryId: 'vegetables' })).toBe(false);
  expect(mayHideMeat({ ingredient: 'carrot', categoryId: null })).toBe(false);
});
