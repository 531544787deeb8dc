import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { WordsOfNoFood } from '@plateprint/shared/mapper/unknown-words.ts';
import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import { type StrangersList, strangersNames } from './strangers/strangers-names.ts';
import { wilson } from './judging/wilson.ts';
import { searchOf } from '../server/src/ingredients/actions/search-of.ts';
import { matchPurchased } from '../server/src/mapper/match-purchased.ts';

/** A supplier's name as its lists have it; `ingredient` null for what no kitchen cooks. */
interface SupplierName {
  name: string;
  ingredient: string | null;
  /** As right: a name that tells no more than "beef for stewing" may be a chuck or a silverside. */
  also?: readonly string[];
  /** The kitchen's order of it in a month, kilograms. */
  kg?: number;
  /** Of a second list, written before the words were mended on the first. */
  isSecond?: boolean;
}

const LANGUAGES: readonly Language[] = ['da', 'sv', 'no', 'nl', 'de', 'fr', 'en_gb'];
const foodData = await loadFoodData();

/** `-- --wholesalers`, `-- --caterers`, `-- --deliveries`: lists that were laid aside before anything was mended on them, in place of the two that were. */
const FOLDER = `held-out/${['wholesalers', 'caterers', 'deliveries'].find((list) => process.argv.includes(`--${list}`)) ?? 'suppliers'}`;

/** `-- --strangers`, `-- --strangers=second` and so on: lists by somebody who had never seen the product. */
const STRANGERS = strangersAsked();

function strangersAsked(): StrangersList | null {
  const asked = process.argv.find((word) => word === '--strangers' || word.startsWith('--strangers='));
  if (asked === undefined) return null;
  return (
    (
      [
        'second',
        'third',
        'fourth',
        'fifth',
        'sixth',
        'seventh',
        'eighth',
        'ninth',
        'tenth',
        'eleventh',
        'twelfth',
        'thirteenth',
        'fourteenth',
        'fifteenth',
        'local',
      ] as const
    ).find((list) => asked.endsWith(list)) ?? 'first'
  );
}

function namesIn(language: Language): SupplierName[] {
  if (STRANGERS) return strangersNames(language, STRANGERS);
  const path = join(import.meta.dirname, FOLDER, `${language}.json`);
  const names = JSON.parse(readFileSync(path, 'utf8')) as SupplierName[];
  // `-- --first`, `-- --second`: one of two lists alone, as it comes from its supplier.
  if (process.argv.includes('--first')) return names.filter(({ isSecond }) => !isSecond);
  return process.argv.includes('--second') ? names.filter(({ isSecond }) => isSecond) : names;
}

/** A stranger says foods in words; a person wrote down which ingredients, or kinds of one, are right. */
function isAnswer({ ingredient, also = [] }: SupplierName, { ingredientId, variation }: NameMatch): boolean {
  const right = [...(ingredient === null ? [] : [ingredient]), ...also];
  return right.some((id) => id === (id.includes('.') ? variation?.id : ingredientId));
}

/**
 * Names that are taken without a person and how many of them are wrong; names of no food that are set aside, and those that are
 * food after all.
 */
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
    wrong: taken.filter((item) => !isAnswer(item, item.match)),
    waiting: food.filter((item) => !item.match.matched),
    eaten: others.filter((item) => item.match.matched),
    foodAside: food.filter(({ name, match: { matched } }) => !matched && setAsideByWords(name, language) !== null),
    asFood: others.filter(({ name, match: { matched } }) => matched || setAsideByWords(name, language) === null),
  };
}

type Marked = readonly { isSecond?: boolean }[];

/** The names that no table of words was mended on. */
function secondOf({ food, taken, wrong }: { food: Marked; taken: Marked; wrong: Marked }) {
  const count = (some: Marked): number => some.filter(({ isSecond }) => isSecond).length;
  return { secondFood: count(food), secondTaken: count(taken), secondWrong: count(wrong) };
}

const kgOf = (some: readonly { kg?: number }[]): number => some.reduce((all, { kg = 0 }) => all + kg, 0);

/** The kilograms CO2e of rows, by what they are taken for. */
const co2eOf = (some: readonly { kg?: number; match: NameMatch }[]): number =>
  some.reduce((all, { kg = 0, match }) => all + kg * (co2Of(match.variation?.id ?? match.ingredientId) ?? 0), 0);

/** At which certainty how much would be taken, and how much of that would be wrong: by rows and by mass. */
const CURVE = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const likely: { kg: number; confidence: number; isRight: boolean; factor: number | null }[] = [];

/** How many times what the row is its footprint would be, by the nearest of what is right; null where one of both is not known. */
const timesOfRight = (right: readonly string[], taken: string | null): number | null =>
  right
    .map((id) => timesTooMuch(id, taken))
    .reduce((least, each) => (least === null || (each !== null && each < least) ? each : least), null);

function timesTooMuch(is: string, taken: string | null): number | null {
  const [right, wrong] = [is, taken].map((id) => co2Of(id));
  return right && wrong ? Math.max(right / wrong, wrong / right) : null;
}

function isFar({ ingredient, also = [], match }: SupplierName & { match: NameMatch }): boolean {
  const times = timesOfRight([ingredient ?? '', ...also], match.variation?.id ?? match.ingredientId);
  return times === null || times > 2;
}

function co2Of(id: string | null | undefined): number | null {
  const own = id ? foodData.variation(id)?.variation : undefined;
  const [first] = (id && foodData.ingredient(id)?.variations) || [];
  const variation = own ?? first;
  if (!variation) return null;
  const place = { location: 'EU', emissionDatabase: 'organization', month: null } as const;
  const facts = foodData.facts({ variationId: variation.id, categoryId: null, originId: null, organic: false }, place);
  return facts?.factor?.co2e.value ?? null;
}

/** `npm run eval:suppliers -- --misses` lists what is missed. */
const sum = {
  kg: 0,
  kgTaken: 0,
  kgWrong: 0,
  co2eTaken: 0,
  co2eWrong: 0,
  food: 0,
  taken: 0,
  wrong: 0,
  others: 0,
  aside: 0,
  eaten: 0,
  /** Rows of food that are set aside as other goods. */
  foodAside: 0,
  /** Taken for a food of more than twice its figure or less than half, or for one where the food data have none. */
  far: 0,
  secondFood: 0,
  secondTaken: 0,
  secondWrong: 0,
};
for (const language of LANGUAGES) {
  const { food, others, taken, wrong, waiting, eaten, foodAside, asFood } = judged(language);
  const aside = others.length - asFood.length;
  console.log(
    `${language.padEnd(5)} food taken ${taken.length}/${food.length}, wrong ${wrong.length}; no food set aside ${aside}/${others.length}, taken for food ${eaten.length}`,
  );
  for (const { kg = 0, ingredient, also = [], match } of food) {
    const [first] = match.candidates;
    const kinds = [ingredient ?? '', ...also];
    const isRight = first !== undefined && kinds.some((id) => id === (id.includes('.') ? first.variationId : first.ingredientId));
    const factor = isRight ? 1 : timesOfRight(kinds, first?.variationId ?? first?.ingredientId ?? null);
    likely.push({ kg, confidence: first?.confidence ?? 0, isRight, factor });
  }
  const own = {
    kg: kgOf(food),
    kgTaken: kgOf(taken),
    kgWrong: kgOf(wrong),
    co2eTaken: co2eOf(taken),
    co2eWrong: co2eOf(wrong),
    food: food.length,
    taken: taken.length,
    wrong: wrong.length,
    others: others.length,
    aside,
    eaten: eaten.length,
    foodAside: foodAside.length,
    far: wrong.filter((item) => isFar(item)).length,
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
  for (const { name, ingredient, also = [], match } of wrong) {
    const times = timesOfRight([ingredient ?? '', ...also], match.variation?.id ?? match.ingredientId);
    console.log('  wrong', name, match.variation?.id ?? match.ingredientId, times === null ? '' : `×${times.toFixed(1)}`);
  }
  for (const { name } of foodAside) console.log('  food set aside', name);
  for (const { name, match } of asFood) console.log('  not set aside', name, match.matched ? match.ingredientId : '');
}
console.log(sum);
const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
const within = (part: number, of: number): string =>
  `${percent(part, of)} (${wilson(part / of, of)
    .map((end) => (100 * end).toFixed(0))
    .join('–')})`;
console.log(`rows ${within(sum.taken, sum.food)}, mass ${percent(sum.kgTaken, sum.kg)}; right by row ${within(sum.taken - sum.wrong, sum.taken)}, \
by CO2e ${percent(sum.co2eTaken - sum.co2eWrong, sum.co2eTaken)}, beyond twofold ${sum.far}; set aside ${within(sum.aside, sum.others)}, eaten ${sum.eaten}, food set aside ${sum.foodAside}`);
for (const least of CURVE) {
  const over = likely.filter(({ confidence }) => confidence >= least);
  const off = over.filter(({ isRight }) => !isRight);
  const far = off.filter(({ factor }) => factor === null || factor > 2);
  console.log(
    `from ${least.toFixed(2)} on: rows ${percent(over.length, likely.length)}, mass ${percent(kgOf(over), kgOf(likely))}; wrong ${percent(off.length, over.length)} of rows, ${percent(kgOf(off), kgOf(over))} of mass, more than twofold ${far.length}`,
  );
}
