import { withoutBrackets } from '../../kernel/reading/without-brackets.ts';
import { NAME_LANGUAGES } from '../../kernel/language.ts';
import { stem } from '../../ingredients/search/stem.ts';
import { nameKey } from './recipe-name-key.ts';

// How tills write: "Köttbullar m. gräddsås", "Toast Skagen liten", "Fish w/ chips". Words are folded.

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** With and and: they join, and a name means the same without them. */
const JOINING = words('m med mit met with w avec og och und and en et n');
/** Kept as a word of its own: a burger without onions is not one with them. */
const WITHOUT = words('u utan uten uden ohne without sans zonder');
/** A dish's sizes, in the forms they take beside a dish. */
const SMALL = words(
  'small liten litet lilla lille sma klein kleine kleiner kleines kleinen petit petite petits petites mini kleintje',
);
const LARGE = words('large stor stort stora store gross grosse grosser grosses grossen grand grande grands grandes groot grote');

export interface SoldName {
  /** The words that say what it is, in the order of the alphabet. */
  words: readonly string[];
  /** Two names whose words agree share one of these: all words as they are, or the first in singular for plural. */
  agreements: readonly string[];
  size: 'small' | 'large' | null;
}

/** The words of a till's name; none where it has no letters. */
export function soldName(name: string): SoldName {
  const spelt = withoutBrackets(name)
    .replaceAll(/\bw\/o\b/giu, ' without ')
    .replaceAll(/\bs\//giu, ' sans ');
  const all = nameKey(spelt)
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word))
    .map((word) => (WITHOUT.has(word) ? '-' : word));
  const sizeless = all.filter((word) => !SMALL.has(word) && !LARGE.has(word));
  // "Mini" alone is what the dish is called.
  const kept = sizeless.some((word) => word !== '-') ? sizeless : all;
  const sized = kept === sizeless && all.length > sizeless.length;
  const size = sized ? (all.some((word) => SMALL.has(word)) ? 'small' : 'large') : null;
  return { words: kept.toSorted(), agreements: agreementsOf(kept), size };
}

function agreementsOf(kept: readonly string[]): string[] {
  const first = kept.find((word) => word !== '-');
  if (first === undefined) return [];
  const rest = kept.toSpliced(kept.indexOf(first), 1).toSorted().join(' ');
  const whole = kept.toSorted().join(' ');
  // A short word has no ending that could be recognized.
  if (first.length < 5) return [whole];
  return [whole, ...new Set(NAME_LANGUAGES.map((language) => `${language}:${stem(first, language)} ${rest}`))];
}

/** Whether two names say the same: one of them may leave the size open, but small is not large. */
export function sayTheSame(one: SoldName, other: SoldName): boolean {
  if (one.size !== null && other.size !== null && one.size !== other.size) return false;
  return one.agreements.some((agreement) => other.agreements.includes(agreement));
}

/** Groups of three letters of a name's words, each with the blanks around it. */
export function lettersOf({ words: own }: SoldName): ReadonlySet<string> {
  const groups = new Set<string>();
  for (const word of own) {
    const spaced = ` ${word} `;
    for (let at = 0; at + 3 <= spaced.length; at += 1) groups.add(spaced.slice(at, at + 3));
  }
  return groups;
}

/** From this share of common letter groups on (Dice), a name is worth offering: typing errors pass, other dishes do not. */
export const ALIKE = 0.5;

/** Whether all words of the shorter name stand in the other, in at least one that says something. */
export function isPartOf(one: SoldName, other: SoldName): boolean {
  const [few, many] = one.words.length <= other.words.length ? [one, other] : [other, one];
  return few.words.some((word) => word.length >= 3) && few.words.every((word) => many.words.includes(word));
}
