import type { Diet } from '../../ingredients/allergen.ts';
import { NOT_VEGAN, NOT_VEGETARIAN } from '../../ingredients/allergens/diet-of.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { fold, foldedWords } from '../../ingredients/search/fold.ts';
import { promisedWithout } from './promised-without.ts';

/** From the widest promise to the narrowest: who eats no meat may eat fish. */
const PROMISES = ['meatless', 'vegetarian', 'vegan'] as const;
export type PromisedDiet = (typeof PROMISES)[number];

/** A heading speaks of all that stands under it; a name of what the dish is, before it says with what it comes. */
export type Speaker = 'heading' | 'dish';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const OR = words('or oder eller ou alternatively');
/** Words that follow an English "of": the Dutch one is a choice. */
const ARTICLE = words('the our your a an');
const AND = words('and und og och et en');
const WITH = words('with mit med avec met a au aux con in i auf pa op pour til till zu');
const NO = words('not non no ej inte icke ikke nicht niet pas kein keine aldrig never ohne without utan uden uten sans zonder');
/** It can be had so: the dish as it stands is something else. */
const ON_REQUEST = words(
  'can could kan kann peut auch also aussi ook ogsa ocksa finns fas available erhaltlich disponible verkrijgbaar mojligt mojlig mulig moglich possible mogelijk request wunsch begaran onske demande verzoek',
);
/** "Vegan option" over a dish promises; behind the name of a dish it speaks of another. */
const ONE_OF_SEVERAL = words('option optie alternative alternativ alternatief variante variant valg val choix keuze');
/** Eats some meat, or fish: flexitarian, semi-vegetarian, pescetarian. */
const PARTLY = /^(?:semi|flexi|pesc|pesk)/;
const MEATLESS = /^(?:meatless|(?:kott|kjott|kod|fleisch)fri|fleischlos|fleischfrei|vleeslo[sz]|vleesvrij)/;
const VEGETARIAN = /vegetar|^vego|^veggie(?!s)|^vega(?!n|s|t|d)/;
const VEGAN = /vegan|^vegetalien|^(?:plante?|vaxt)bas|^pflanzlich|^plantaardig/;
const MEAT = words('meat viande vlees fleisch kott kjott kod');
/** Words of "free from gluten" and its like; what is longer says more. */
const LONGEST_WITHOUT = 4;
const WITHOUT = words('no sans zonder ohne utan uten uden without');

/** The promise of words over dishes, or of a dish's name, to those who eat no meat; null: none, or one choice of several. */
export function promisedDiet(text: string, speaker: Speaker): PromisedDiet | null {
  const said = wordsOf(text);
  if (isOnRequest(text)) return null;
  if (speaker === 'dish') {
    if (said.some((word) => ONE_OF_SEVERAL.has(word))) return null;
    const end = said.findIndex((word, at) => at > 0 && (WITH.has(word) || AND.has(word)));
    return promiseOf(end < 0 ? said : said.slice(0, end));
  }
  const parts = partsOf(said)
    .filter((part) => !isWithoutAlone(part))
    .map(promiseOf);
  return parts.includes(null) ? null : (PROMISES.find((promise) => parts.includes(promise)) ?? null);
}

/** Whether words offer it as one of several, or on request: the dish as it stands may be something else. */
export function isOnRequest(text: string): boolean {
  const said = wordsOf(text);
  return said.some((word, at) => isChoice(word, said[at + 1]) || ON_REQUEST.has(word));
}

function wordsOf(text: string): string[] {
  return foldedWords(fold(text).replace(/[/|]/g, ' or ').replace(/[&+,]/g, ' and '));
}

function isChoice(word: string, next = ''): boolean {
  return OR.has(word) || (word === 'of' && !ARTICLE.has(next));
}

function partsOf(said: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of said) {
    if (AND.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** "Gluten-free" beside a diet speaks of the same dishes; "gluten-free burgers" of others. */
function isWithoutAlone(part: readonly string[]): boolean {
  if (part.length > LONGEST_WITHOUT || !isWithout(part)) return false;
  return part.every((_word, at) => !isWithout(part.toSpliced(at, 1)));
}

const isWithout = (said: readonly string[]): boolean => promisedWithout(said.join(' ')).length > 0;

function promiseOf(said: readonly string[]): PromisedDiet | null {
  const promises = said.flatMap((word, at): PromisedDiet[] => {
    if (isWithoutMeat(said, at)) return ['meatless'];
    if (PARTLY.test(word) || PARTLY.test(said[at - 1] ?? '') || [1, 2].some((back) => NO.has(said[at - back] ?? ''))) return [];
    if (VEGAN.test(word) || (word === 'plant' && (said[at + 1] ?? '').startsWith('based'))) return ['vegan'];
    if (VEGETARIAN.test(word)) return ['vegetarian'];
    return MEATLESS.test(word) ? ['meatless'] : [];
  });
  return PROMISES.findLast((promise) => promises.includes(promise)) ?? null;
}

/** "Sans viande", "meat-free": two words. */
function isWithoutMeat(said: readonly string[], at: number): boolean {
  if (!MEAT.has(said[at] ?? '')) return false;
  return WITHOUT.has(said[at - 1] ?? '') || said[at + 1] === 'free';
}

interface Dish {
  diet: Diet | null;
  allergens: FoodAllergens;
}

/** Whether a dish is what is promised of it; `unknown` where a line leaves it open, or the recipe is gone. */
export function promiseKept(promise: PromisedDiet, dish: Dish | null): 'kept' | 'broken' | 'unknown' {
  if (dish === null) return 'unknown';
  const { diet, allergens } = dish;
  if (diet === 'meat') return 'broken';
  if (promise === 'meatless') return diet === null ? 'unknown' : 'kept';
  if (diet === 'fish' || holds(allergens, NOT_VEGETARIAN)) return 'broken';
  if (diet === null) return promise === 'vegan' && holds(allergens, NOT_VEGAN) ? 'broken' : 'unknown';
  if (promise === 'vegetarian' || diet === 'vegan') return 'kept';
  const mayHold = NOT_VEGAN.some((each) => allergens.mayContain.includes(each) || allergens.unknown.includes(each));
  return mayHold && !holds(allergens, NOT_VEGAN) ? 'unknown' : 'broken';
}

function holds({ contains }: FoodAllergens, list: readonly FoodAllergens['contains'][number][]): boolean {
  return list.some((each) => contains.includes(each));
}
