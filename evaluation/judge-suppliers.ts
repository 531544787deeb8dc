import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { WordsOfNoFood } from '@plateprint/shared/mapper/unknown-words.ts';
import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import { searchOf } from '../server/src/ingredients/actions/search-of.ts';
import { matchPurchased } from '../server/src/mapper/match-purchased.ts';

/** A supplier's name as its lists have it; `ingredient` null for what no kitchen cooks. */
interface SupplierName {
  name: string;
  ingredient: string | null;
  /** As right: a name that tells no more than "beef for stewing" may be a chuck or a silverside. */
  also?: readonly string[];
  /** Of a second list, written before the words were mended on the first. */
  isSecond?: boolean;
}

const LANGUAGES: readonly Language[] = ['da', 'sv', 'no', 'nl', 'de', 'fr', 'en_gb'];
const foodData = await loadFoodData();

/** `-- --wholesalers`: the list that was laid aside before anything was mended on it, in place of the two that were. */
const FOLDER = process.argv.includes('--wholesalers') ? 'held-out/wholesalers' : 'held-out/suppliers';

function namesIn(language: Language): SupplierName[] {
  const path = join(import.meta.dirname, FOLDER, `${language}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as SupplierName[];
}

/** What is taken without a person and how much of it is wrong; what is no food, how much of it is set aside, and what of it is eaten. */
function judged(language: Language) {
  const list = namesIn(language);
  const search = new WordsOfNoFood();
  for (const { name } of list) search.add(name);
  const ofList = search.found((word) => searchOf(foodData).isWord(word, language));
  const match = (name: string): NameMatch => matchPurchased(foodData, name, { language, brands: NO_BRANDS, ofList });
  const names = list.map((item) => ({ ...item, match: match(item.name) }));
  const food = names.filter(({ ingredient }) => ingredient !== null);
  const others = names.filter(({ ingredient }) => ingredient === null);
  const taken = food.filter((item) => item.match.matched);
  return {
    food,
    others,
    taken,
    wrong: taken.filter(
      ({ ingredient, also = [], match: { ingredientId } }) =>
        ingredientId !== ingredient && (ingredientId === null || !also.includes(ingredientId)),
    ),
    waiting: food.filter((item) => !item.match.matched),
    eaten: others.filter((item) => item.match.matched),
    asFood: others.filter(({ name, match: { matched } }) => matched || setAsideByWords(name, language) === null),
  };
}

type Marked = readonly { isSecond?: boolean }[];

/** The names that no table of words was mended on. */
function secondOf({ food, taken, wrong }: { food: Marked; taken: Marked; wrong: Marked }) {
  const count = (some: Marked): number => some.filter(({ isSecond }) => isSecond).length;
  return { secondFood: count(food), secondTaken: count(taken), secondWrong: count(wrong) };
}

/** `npm run eval:suppliers -- --misses` lists what is missed. */
const sum = { food: 0, taken: 0, wrong: 0, others: 0, aside: 0, eaten: 0, secondFood: 0, secondTaken: 0, secondWrong: 0 };
for (const language of LANGUAGES) {
  const { food, others, taken, wrong, waiting, eaten, asFood } = judged(language);
  const aside = others.length - asFood.length;
  console.log(
    `${language.padEnd(5)} food taken ${taken.length}/${food.length}, wrong ${wrong.length}; no food set aside ${aside}/${others.length}, taken for food ${eaten.length}`,
  );
  const own = {
    food: food.length,
    taken: taken.length,
    wrong: wrong.length,
    others: others.length,
    aside,
    eaten: eaten.length,
    ...secondOf({ food, taken, wrong }),
  };
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += own[key];
  if (!process.argv.includes('--misses')) continue;
  for (const { name, match } of waiting)
    console.log(
      '  waits',
      name,
      match.candidates.slice(0, 2).map((each) => `${each.ingredientId} ${each.confidence.toFixed(2)}`),
    );
  for (const { name, match } of wrong) console.log('  wrong', name, match.ingredientId);
  for (const { name, match } of asFood) console.log('  not set aside', name, match.matched ? match.ingredientId : '');
}
console.log(sum);
