import { type LabelledName, readLabelled } from '../../evaluation/judging/labelled.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { MIXES } from './mapper-mixes.ts';

/** A line of a year's purchases, by rule: what it is, and what the supplier calls it. */
export interface BoughtName {
  written: string;
  /** The label: a food, or the average of a kind; neither for a name that is no food. */
  ingredientId: string | null;
  categoryId: string | null;
  grams: number;
}

type Sold = Omit<BoughtName, 'grams'>;

const PACKS = ['5KG', '2X2,5KG', '10KG', '6X1L', '12X400G', 'ca 2 kg', '25KG', '1 KG'];
const UNKNOWN = 'NORDRIK';
/** A supplier's own lines and brands, that tell nothing of the food; one of them nobody knows. */
const ORGANIZATION = ['KV', 'GASTRO', 'BASIC', 'CHEF SEL.', 'PROF', 'HK', 'MENU+', UNKNOWN, '', '', '', ''];
/**
 * Differences between articles of one food: a grade, a size, a state; in words that every supplier of Europe writes, and that
 * change no food.
 */
const ARTICLES = ['', 'KL1', 'PREMIUM', 'EXTRA', 'XL', 'IQF', 'VAC'];

const LINES = 900;
/** Foods that a supplier shortens beyond what is read: one in ten, besides those that are not surely read as they are written. */
const SHORTENED = 0.1;
/** Articles of a food, a mix or a thing: one to seven. */
const MOST_ARTICLES = 7;
/** Lines that are own mixes, and lines that are no food (napkins, deposits, detergents). */
const OF_MIXES = 0.08;
const OF_NO_FOOD = 0.05;

/**
 * How far the masses of articles lie apart: the spread of a lognormal by which the heaviest 20 in 100 articles are 80 % of the mass
 * and 50 in 100 are 95 %, the A, B and C articles of stock-keeping. Solved from Φ(σ + z(0.2)) = 0.8, so σ = 2 · 0.8416.
 */
const SPREAD_OF_MASSES = 1.683;
const MEDIAN_GRAMS = 40_000;

interface Chance {
  number: () => number;
  oneOf: (words: readonly string[]) => string;
  normal: () => number;
  /** One of those that nobody knows. */
  brand: () => string;
}

/** The same figures in every run. */
function chance(seed: number, brands: readonly string[]): Chance {
  let state = seed;
  const number = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return (state + 0.5) / 4_294_967_296;
  };
  const oneOf: Chance['oneOf'] = (words) => words[Math.floor(number() * words.length)] ?? '';
  return {
    number,
    oneOf,
    brand: () => (brands.length === 1 ? (brands[0] ?? '') : oneOf(brands)),
    normal: () => Math.sqrt(-2 * Math.log(number())) * Math.cos(2 * Math.PI * number()),
  };
}

/** As suppliers shorten: "KYCKLINGBRÖSTFILÉ" is "KYCKLBRSTF", a second word three letters. */
function shortened(name: string, { number }: Chance): string {
  return name
    .toUpperCase()
    .split(' ')
    .map((word, at) => {
      if (word.length < 5) return word;
      if (at > 0) return `${word.slice(0, 3)}.`;
      const half = word.slice(0, 2 + Math.floor(word.length / 3));
      return number() < 0.5
        ? half
        : `${half}${word
            .slice(half.length)
            .replace(/[AEIOUYÅÄÖÆØÜÉ]/gu, '')
            .slice(0, 3)}`;
    })
    .join(' ');
}

function gramsOf(normal: number): number {
  return Math.round(MEDIAN_GRAMS * Math.exp(SPREAD_OF_MASSES * normal));
}

/**
 * One to seven articles of each in turn, until there are enough; each with its grade, house line and pack now and then.
 * Half of what sets masses apart is the food's (potatoes, saffron), half the article's own.
 */
function articlesOf(sold: readonly Sold[], wanted: number, { number, oneOf, normal, brand }: Chance): BoughtName[] {
  const articles: BoughtName[] = [];
  for (let at = 0; articles.length < wanted; at++) {
    const each = sold[at % sold.length];
    if (!each) break;
    const count = Math.min(1 + Math.floor(number() * MOST_ARTICLES), wanted - articles.length);
    const much = normal();
    for (let nth = 0; nth < count; nth++) {
      const grams = gramsOf((much + normal()) * Math.SQRT1_2);
      articles.push({
        ...each,
        grams,
        written: [each.written, oneOf(ARTICLES), oneOf(ORGANIZATION).replace(UNKNOWN, brand), oneOf(PACKS)]
          .filter(Boolean)
          .join(' '),
      });
    }
  }
  return articles;
}

/**
 * A year's list in one language: 900 lines of foods that kitchens of that language buy (of the labelled names, as these are
 * written), of mixes of makers' own, and of what is no food. Nothing in it goes by what is matched.
 * @param brands house brands that nobody knows; together they stand on one line in twelve
 */
export async function boughtNames(language: Language, brands: readonly string[] = [UNKNOWN]): Promise<BoughtName[]> {
  const luck = chance((language.codePointAt(0) ?? 0) * 977 + (language.codePointAt(1) ?? 0), brands);
  const labelled = (await readLabelled<LabelledName>('names')).get(language) ?? [];
  const shuffled = labelled
    .filter(({ kind }) => kind !== 'typo' && kind !== 'false-friend')
    .map((each) => ({ each, order: luck.number() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ each }) => each);
  const known = shuffled.filter(({ ingredient }) => ingredient !== null);
  const plain = known.filter(({ kind }) => kind !== 'invoice');
  const foods = [...new Map(plain.map((each) => [each.ingredient, each] as const)).values()];
  const named = foods.map(({ name, ingredient }) => ({
    written: luck.number() < SHORTENED ? shortened(name, luck) : name,
    ingredientId: ingredient,
    categoryId: null,
  }));
  const invoiced = known
    .filter(({ kind }) => kind === 'invoice')
    .map(({ name, ingredient }) => ({
      written: name,
      ingredientId: ingredient,
      categoryId: null,
      grams: gramsOf(luck.normal()),
    }));
  const mixes = (MIXES[language] ?? []).map(([written, categoryId]) => ({ written, ingredientId: null, categoryId }));
  const things = shuffled
    .filter(({ kind }) => kind === 'not-food')
    .map(({ name }) => ({ written: name, ingredientId: null, categoryId: null }));
  const lines = [
    ...invoiced,
    ...articlesOf(named, Math.round(LINES * (1 - OF_MIXES - OF_NO_FOOD)) - invoiced.length, luck),
    ...articlesOf(mixes, LINES * OF_MIXES, luck),
    ...articlesOf(things, LINES * OF_NO_FOOD, luck),
  ];
  // A name that is written twice is one line, with both masses.
  const byName = new Map<string, BoughtName>();
  for (const line of lines) {
    const grams = line.grams + (byName.get(line.written)?.grams ?? 0);
    byName.set(line.written, { ...line, grams });
  }
  return [...byName.values()];
}
