import type { FoodDataRelease } from '../../ingredients/food-data-release.ts';
import { type Language, LANGUAGES, type NameLanguage, nameLanguageOf } from '../../kernel/language.ts';
import { OF } from './dish-words.ts';
import { type Piece, readName } from './read-name.ts';
import type { TranslatedName } from './translated-name.ts';
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
  return { name, language, from: read.language, readOver: !isDisplayName(read), kept };
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

function writtenOut(pieces: readonly Piece[], language: Language, source: NameLanguage): string {
  const target = nameLanguageOf(language);
  const out: string[] = [];
  for (const piece of pieces) {
    const word = piece.concept === null ? piece.written : wordOf(piece.concept, piece.written, { language, source });
    const before = out.at(-1);
    if (piece.isJoined && before !== undefined) out.splice(-1, 1, joined(before, word, target));
    else if (target === 'fr' && piece.concept?.part === 'food' && before !== undefined && isWay(pieces, piece)) {
      out.splice(-1, 1, `${word} ${before}`); // "poulet rôti"
    } else out.push(word);
  }
  return out.join(' ');
}

function isWay(pieces: readonly Piece[], piece: Piece): boolean {
  return pieces[pieces.indexOf(piece) - 1]?.concept?.part === 'way';
}

/** As short as it was written: "lök" is "onion", "gul lök" "yellow onion". */
function wordOf({ words }: Concept, written: string, { language, source }: { language: Language; source: NameLanguage }): string {
  const names = (language === 'en_us' ? words.en_us : undefined) ?? words[nameLanguageOf(language)];
  const first = names[0] ?? written;
  const isShort = !/\s/.test(written) && !sameWord(words[source][0] ?? '', written);
  return isShort && /\s/.test(first) ? (names.find((name) => !/\s/.test(name)) ?? first) : first;
}

function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** A food and a dish as one: "tomato soup", "tomatsoppa", "Tomatensuppe", "soupe de tomate". */
function joined(food: string, dish: string, target: NameLanguage): string {
  if (target === 'en') return `${food} ${dish}`;
  if (target === 'fr') return /^[aeiouhéèêœ]/i.test(food) ? `${dish} d’${food}` : `${dish} de ${food}`;
  if (/\s/.test(food)) return `${dish} ${OF[target]} ${food}`;
  const link = target === 'de' && food.endsWith('e') ? 'n' : '';
  return `${food}${link}${dish.toLowerCase()}`;
}

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
