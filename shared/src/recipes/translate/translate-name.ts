import type { FoodDataRelease } from '../../ingredients/food-data-release.ts';
import { grammarOf, isDishFirst, type Language, LANGUAGES, type NameLanguage, nameLanguageOf } from '../../kernel/language.ts';
import { isOfMeat, OF, takesA } from './dish-words.ts';
import { americanOf, type MenuFood } from './menu-foods.ts';
import { type Piece, readName } from './read-name.ts';
import type { TranslatedName } from './translated-name.ts';
import { waysApart, withWays } from './beside-nouns.ts';
import { type Concept, wordBooksOf } from './word-book.ts';

/**
 * The name of a recipe in another language, from the food data's words and a table of dishes, without asking anyone.
 * What nobody knows stays as it was written. Only a name that is one thing's own is sure: all else is to be read over.
 */
export function translateName(
  release: FoodDataRelease,
  { recipeName, language, from }: { recipeName: string; language: Language; from?: Language | undefined },
): TranslatedName {
  const read = from ? readIn(release, recipeName, from) : bestReading(release, recipeName, language);
  const target = nameLanguageOf(language);
  if (nameLanguageOf(read.language) === target) {
    return { name: recipeName.trim(), language, from: read.language, readOver: read.language !== language, kept: [] };
  }
  const kept = read.pieces.filter(({ concept }) => concept === null).map(({ written }) => written);
  const name = sentenceCase(writtenOut(read.pieces, language, nameLanguageOf(read.language)));
  return { name, language, from: read.language, readOver: !isDisplayName(read) && !isDishOfMenus(read.pieces), kept };
}

/** A food and a dish that the tables hold, and nothing else: how they are joined is written there. */
function isDishOfMenus([food, dish, ...more]: readonly Piece[]): boolean {
  return more.length === 0 && food?.concept?.food !== undefined && dish?.isJoined === true && dish.concept?.part === 'dish';
}

/** One word that is what the thing is called, and not only called too. */
function isDisplayName({ pieces: [piece, ...more], language }: Reading): boolean {
  const name = piece?.concept?.words[nameLanguageOf(language)][0];
  return more.length === 0 && piece !== undefined && name !== undefined && sameWord(name, piece.written);
}

interface Reading {
  language: Language;
  pieces: Piece[];
}

function readIn(release: FoodDataRelease, name: string, language: Language): Reading {
  const own = nameLanguageOf(language);
  return { language, pieces: readName(name, wordBooksOf(release)[own], own) };
}

/** The language in which most of the letters are understood. */
function bestReading(release: FoodDataRelease, name: string, target: Language): Reading {
  const readings = LANGUAGES.filter((language) => language !== 'en_us').map((language) => readIn(release, name, language));
  const understood = ({ pieces }: Reading): number =>
    pieces.reduce((letters, { concept, written: word }) => letters + (concept === null ? -1 : 1) * word.length, 0);
  return readings.reduce((best, reading) => {
    const [was, is] = [understood(best), understood(reading)];
    return is > was || (is === was && best.language === target) ? reading : best;
  });
}

function writtenOut(read: readonly Piece[], language: Language, source: NameLanguage): string {
  const target = nameLanguageOf(language);
  const { nouns, ways } = waysApart(read, source);
  const out: string[] = [];
  // Where each entry begins, and the noun that the words beside it agree with.
  const begins: number[] = [];
  const heads: string[] = [];
  for (const [at, piece] of nouns.entries()) {
    const word = piece.concept === null ? piece.written : wordOf(piece.concept, piece.written, { language, source });
    const before = out.at(-1);
    const eaten = nouns[at - 1]?.concept?.food;
    const put = (merged: number, text: string, first = begins.at(-merged) ?? at): void => {
      for (const entries of [out, begins, heads]) entries.splice(entries.length - merged, merged);
      out.push(text);
      begins.push(first);
      heads.push(word);
    };
    if (piece.isJoined && before !== undefined && eaten && piece.concept) {
      const served = { dish: piece.concept, word };
      const other = otherFood(nouns, piece);
      if (other) put(3, dishOfTwo([other, eaten], served, { language, and: out.at(-2) ?? '' }));
      else put(1, dishOf(eaten, served, language));
    } else if (piece.isJoined && before !== undefined) put(1, joined(before, word, target));
    else if (isFlavour(nouns, piece, target)) put(1, piece.concept?.food?.withA ?? word, at);
    else put(0, word, at);
  }
  return out
    .map((text, at) =>
      withWays(text, { ways: ways.get(begins[at] ?? -1) ?? [], head: heads[at] ?? '', before: out[at - 1] ?? '', target }),
    )
    .join(' ');
}

/** As short as it was written: "lök" is "onion", "gul lök" "yellow onion". */
function wordOf(
  { words, food }: Concept,
  written: string,
  { language, source }: { language: Language; source: NameLanguage },
): string {
  if (food) return language === 'en_us' ? americanOf(food).alone : (words[nameLanguageOf(language)][0] ?? written);
  const names = (language === 'en_us' ? words.en_us : undefined) ?? words[nameLanguageOf(language)];
  const first = names[0] ?? written;
  const isShort = !/\s/.test(written) && !sameWord(words[source][0] ?? '', written);
  return isShort && /\s/.test(first) ? (names.find((name) => !/\s/.test(name)) ?? first) : first;
}

function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** In French a dish is "au basilic", "aux pommes": what follows "with". */
function isFlavour(pieces: readonly Piece[], piece: Piece, target: NameLanguage): boolean {
  const link = pieces[pieces.indexOf(piece) - 1]?.concept;
  const next = pieces[pieces.indexOf(piece) + 1];
  return isDishFirst(target) && piece.concept?.food !== undefined && link?.words.en[0] === 'with' && next?.isJoined !== true;
}

interface Served {
  dish: Concept;
  /** Of the dish in the language. */
  word: string;
}

/** A dish of a food as the language makes it: "potato soup", "potatissoppa", "Kartoffelsuppe", "soupe de pommes de terre". */
function dishOf(food: MenuFood, { dish, word }: Served, language: Language): string {
  const target = nameLanguageOf(language);
  const kind = { part: 'dish', words: dish.words } as const;
  if (isDishFirst(target)) return takesA(kind) ? `${word} ${food.withA}` : withDe(word, food.words.fr[0] ?? '');
  const first = (isOfMeat(kind) ? food.beforeMeat[target] : undefined) ?? food.first[target];
  if (grammarOf(target).compounds === 'food_first') return `${language === 'en_us' ? americanOf(food).first : first} ${word}`;
  if (first.endsWith('-')) return first + word;
  return glued(first, word.toLowerCase());
}

/** The potato of "potato and leek soup"; null where the dish is of one food. */
function otherFood(pieces: readonly Piece[], dish: Piece): MenuFood | null {
  const at = pieces.indexOf(dish);
  return pieces[at - 2]?.concept?.words.en[0] === 'and' ? (pieces[at - 3]?.concept?.food ?? null) : null;
}

/** "Potatis- och purjolökssoppa", "soupe de pommes de terre et de poireaux". */
function dishOfTwo(
  [one, other]: [MenuFood, MenuFood],
  served: Served,
  { language, and }: { language: Language; and: string },
): string {
  const target = nameLanguageOf(language);
  if (isDishFirst(target)) {
    const second = dishOf(other, served, language).slice(served.word.length + 1);
    return `${dishOf(one, served, language)} ${and} ${second}`;
  }
  const compound = dishOf(other, served, language);
  if (grammarOf(target).compounds === 'food_first')
    return `${language === 'en_us' ? americanOf(one).first : one.first.en} ${and} ${compound}`;
  return `${one.first[target].replace(/-$/u, '')}- ${and} ${compound}`;
}

/** Words that begin with an h that is heard. */
const HEARD_H = /^(?:haricot|hareng|homard|hach)/iu;

function withDe(dish: string, food: string): string {
  return /^[aeiouhéèêœâî]/iu.test(food) && !HEARD_H.test(food) ? `${dish} d’${food}` : `${dish} de ${food}`;
}

/** Of three same consonants where two words meet, two are written. */
function glued(first: string, dish: string): string {
  const [last = '', before = ''] = [first.at(-1), first.at(-2)];
  return last === before && last === dish.charAt(0) && !/[aeiouyåäöæø]/iu.test(last) ? first + dish.slice(1) : first + dish;
}

/** A food and a dish as one: "tomato soup", "tomatsoppa", "Tomatensuppe", "soupe de tomate". */
function joined(food: string, dish: string, target: NameLanguage): string {
  const { compounds, linksByN } = grammarOf(target);
  if (compounds === 'food_first') return `${food} ${dish}`;
  if (isDishFirst(target)) return withDe(dish, food);
  if (/\s/.test(food)) return `${dish} ${OF[target]} ${food}`;
  const link = linksByN && food.endsWith('e') ? 'n' : '';
  return `${food}${link}${dish.toLowerCase()}`;
}

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
