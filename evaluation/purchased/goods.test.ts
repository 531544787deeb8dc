import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, LANGUAGES, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { readsLikeNoFood } from '@plateprint/shared/mapper/words/no-food.ts';
import { isGoods, isNotFood } from '@plateprint/shared/ingredients/search/words/not-food.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';
import { strangersNames } from '../strangers/strangers-names.ts';

const LISTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const SUPPLIED: readonly Language[] = ['da', 'sv', 'no', 'nl', 'de', 'fr', 'en_gb'];
const ROOT = join(import.meta.dirname, '../..');
interface Labelled {
  name: string;
  ingredient: string | null;
}
const labelled = (folder: string, language: Language): Labelled[] =>
  JSON.parse(readFileSync(join(ROOT, 'evaluation', folder, `${language}.json`), 'utf8')) as Labelled[];

test.each(LANGUAGES)('no labelled food’s name in %s is taken for goods', (language) => {
  for (const folder of ['names', 'held-out/names']) {
    const food = labelled(folder, language).filter(({ ingredient }) => ingredient !== null);
    expect(food.filter(({ name }) => isGoods(fold(name), nameLanguageOf(language))).map(({ name }) => name)).toEqual([]);
  }
});

test('no name of the food data is', () => {
  const foods = JSON.parse(readFileSync(join(ROOT, 'food-data/release/ingredients.json'), 'utf8')) as {
    names: Record<string, unknown>;
  }[];
  const caught: string[] = [];
  for (const language of LANGUAGES) {
    const own = nameLanguageOf(language);
    for (const { names } of foods)
      for (const name of [names[own]].flat(3).filter((each): each is string => typeof each === 'string'))
        if (isGoods(fold(name), own)) caught.push(`${own}: ${name}`);
  }
  expect(caught).toEqual([]);
});

test.each([
  ['da', 'Sortsæbe 5 ltr'],
  ['sv', 'Kaffefilter 90/250 250st'],
  ['no', 'Grillrens alkalisk 1L'],
  ['nl', 'Vloermop 45cm wit 5st'],
  ['de', 'Holzspieße 18cm 200 St'],
  ['fr', 'Filtres à café 90/250 x250'],
  ['en_gb', 'Oven cleaner alkaline 1L'],
] as const)('goods are said to be none: %s %s', (language, name) => {
  expect(isNotFood(fold(name), nameLanguageOf(language))).toBe(true);
});

test.each([
  ['fr', 'Jambon au torchon'],
  ['fr', 'Poulet label rouge'],
  ['fr', 'Éclair nappé chocolat'],
  ['nl', 'Bleekselderij 1kg'],
  ['sv', 'Filterkaffe mellanrost'],
  ['en_gb', 'Salad bowl with chicken'],
] as const)('a food that sounds like goods is none of them: %s %s', (language, name) => {
  expect(isGoods(fold(name), nameLanguageOf(language))).toBe(false);
});

// Words that are asked only where no food is sure: in the list's language and all others.
test.each([
  ['da', 'Nitrile gloves blue M 100s'],
  ['sv', 'Spülmittel 5L'],
  ['en_gb', 'Gants nitrile bleu T8 x100'],
  ['fr', 'Vaatwasmiddel 10L'],
  ['da', 'Håndklædeark Tork Xpress 21x136'],
  ['no', 'Lunsjpapir hvit 35cm'],
  ['nl', 'Patatzak nr 14 wit 1000st'],
  ['de', 'Schöpfkelle 250ml Edelstahl'],
  ['en_gb', "Chef's jacket white L"],
  ['en_gb', 'Milk crate dep'],
] as const)('%s: %s reads like no food', (language, name) => {
  expect(readsLikeNoFood(fold(name), nameLanguageOf(language))).toBe(true);
});

test.each([
  ['fr', 'Crème liquide 35% MG 1L'],
  ['en_gb', 'Onions peeled whole 5 kg bucket'],
  ['nl', 'Spitskool NL kl I 8st krat'],
  ['nl', 'Runderschouder 2kg'],
  ['de', 'Linsen Teller 5kg'],
  ['de', 'Teebeutel Kamille'],
  ['da', 'Rispapir 22cm'],
  ['sv', 'Ljus sirap'],
  ['en_gb', 'Tortilla wrap 12in'],
  ['de', 'Windbeutel 50st'],
] as const)('%s: %s does not', (language, name) => {
  expect(readsLikeNoFood(fold(name), nameLanguageOf(language))).toBe(false);
});

test('no food’s own name is set aside: what reads so is a food word for word', async () => {
  const foods = JSON.parse(readFileSync(join(ROOT, 'food-data/release/ingredients.json'), 'utf8')) as {
    names: Record<string, string[] | undefined>;
  }[];
  const foodData = await loadFoodData();
  const caught = SUPPLIED.flatMap((language) =>
    foods
      .flatMap(({ names }) => names[nameLanguageOf(language)] ?? [])
      .filter((name) => setAsideByWords(name, language) !== null)
      .map((name) => ({ name, match: matchPurchased(foodData, name, { language, brands: NO_BRANDS }) })),
  );
  expect(caught.filter(({ match }) => !match.matched).map(({ name }) => name)).toEqual([]);
  expect(caught.length).toBeLessThanOrEqual(15);
});

// All food rows of the open lists: what waits stays with a person, and is not put away as goods.
test.each(LISTS)('no food row of the %s list of strangers is set aside', (list) => {
  const foods = SUPPLIED.flatMap((language) =>
    strangersNames(language, list)
      .filter(({ ingredient }) => ingredient !== null)
      .map(({ name }) => ({ name, language })),
  );
  expect(foods.length).toBeGreaterThan(200);
  expect(foods.filter(({ name, language }) => setAsideByWords(name, language) !== null)).toEqual([]);
});

test('nearly all goods of the eighth list are set aside, and none is taken', async () => {
  const foodData = await loadFoodData();
  const goods = SUPPLIED.flatMap((language) =>
    strangersNames(language, 'eighth')
      .filter(({ ingredient }) => ingredient === null)
      .map(({ name }) => ({ name, language })),
  );
  expect(goods.filter(({ name, language }) => setAsideByWords(name, language) === null)).toEqual([]);
  const taken = goods.filter(({ name, language }) => matchPurchased(foodData, name, { language, brands: NO_BRANDS }).matched);
  expect(taken).toEqual([]);
});
