import { type LabelledName, readLabelled } from '../evaluation/labelled.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';

/** A line of a year's purchases, by rule: what it is, and what the supplier calls it. */
export interface BoughtName {
  written: string;
  ingredientId: string;
  grams: number;
}

const PACKS = ['5KG', '2X2,5KG', '10KG', '6X1L', '12X400G', 'ca 2 kg', '25KG', '1 KG'];
/** A supplier's own lines and brands, that tell nothing of the food. */
const HOUSE = ['KV', 'GASTRO', 'BASIC', 'CHEF SEL.', 'PROF', 'HK', 'MENU+', ''];

/** The same figures in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** As suppliers shorten: "KYCKLINGBRÖSTFILÉ" is "KYCKLBRSTF", a second word three letters. */
function shortened(name: string, random: () => number): string {
  return name
    .toUpperCase()
    .split(' ')
    .map((word, at) => {
      if (word.length < 5) return word;
      if (at > 0) return `${word.slice(0, 3)}.`;
      const half = word.slice(0, 2 + Math.floor(word.length / 3));
      return random() < 0.5
        ? half
        : `${half}${word
            .slice(half.length)
            .replace(/[AEIOUYÅÄÖÆØÜÉ]/gu, '')
            .slice(0, 3)}`;
    })
    .join(' ');
}

/** What tells apart articles of one food: a grade, a cut, a state; in words that every supplier of Europe writes. */
const ARTICLES = ['', 'KL1', 'PREMIUM', 'EXTRA', 'XL', 'MINI', 'IQF', 'VAC'];

/**
 * A year's list in one language: the foods that kitchens of that language buy (of the labelled names), in 1 to 7 articles each.
 * Masses of the foods fall with the rank as 1 / rank^1.1, as purchases of kitchens do: a few staples, then hundreds of lines of a
 * few kilograms. One food in three is shortened, by its supplier always in the same way; an article has its grade, pack and now
 * and then a house line.
 */
export async function boughtNames(language: Language): Promise<BoughtName[]> {
  const random = numbers((language.codePointAt(0) ?? 0) * 977 + (language.codePointAt(1) ?? 0));
  const oneOf = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const labelled = (await readLabelled<LabelledName>('names')).get(language) ?? [];
  const foods = [...new Map(labelled.flatMap((each) => (each.ingredient ? [[each.ingredient, each] as const] : []))).values()];
  return foods
    .map((food) => ({ food, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ food }, rank) => {
      const name = random() < 0.33 ? shortened(food.name, random) : food.name;
      const shares = Array.from({ length: 1 + Math.floor(random() * 7) }, () => random());
      const whole = shares.reduce((sum, share) => sum + share, 0);
      return shares.map((share) => ({
        written: [name, oneOf(ARTICLES), oneOf(HOUSE), oneOf(PACKS)].filter((part) => part !== '').join(' '),
        ingredientId: food.ingredient ?? '',
        grams: Math.round((4_000_000 / (rank + 1) ** 1.1) * (share / whole)),
      }));
    });
}
