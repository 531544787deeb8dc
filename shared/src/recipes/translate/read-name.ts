import { grammarOf, type NameLanguage } from '../../kernel/language.ts';
import { type Concept, conceptOf, phraseKey, type WordBook } from './word-book.ts';

/** A piece of a name: something known, with how it was written, or a word that nobody knows. */
export interface Piece {
  written: string;
  concept: Concept | null;
  /** Joined with the piece before it, as "soppa" in "löksoppa". */
  isJoined: boolean;
}

/** The longest name of a food has so many words. */
const LONGEST_PHRASE = 5;
/** Letters between the parts of a compound. */
const JOINERS = ['', 's', 'n', 'en', 'e', 'es', 'er'];

/** A name taken apart: the longest phrases that are known, compounds as their parts. */
export function readName(name: string, book: WordBook, language: NameLanguage): Piece[] {
  // "soupe d’oignon" and "omelette à l’ail" are read word by word.
  const words = (grammarOf(language).elides ? name.replaceAll(/(?<=\b[dl])[’']/giu, '’ ') : name).trim().split(/\s+/);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const parts = menuCompound(words[at] ?? '', book, language);
    if (parts) {
      pieces.push(...parts);
      at += 1;
      continue;
    }
    const found = longestAt(words, at, { book, language });
    if (found) {
      pieces.push(found.piece);
      at += found.length;
      continue;
    }
    const word = words[at] ?? '';
    pieces.push(...(compound(word, book, language) ?? [{ written: word, concept: null, isJoined: false }]));
    at += 1;
  }
  return joinedOver(pieces, language);
}

function longestAt(
  words: readonly string[],
  at: number,
  { book, language }: { book: WordBook; language: NameLanguage },
): { piece: Piece; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const written = words.slice(at, at + length).join(' ');
    const concept = conceptOf(book, length === 1 ? asWay(written, at < words.length - 1, language) : written, language);
    if (concept && !isOfParts(concept, words.slice(at, at + length), { book, language }))
      return { piece: { written, concept, isJoined: false }, length };
  }
  return null;
}

/** "Roast potatoes" is what a shop calls its potatoes, too: in a name it is read as its words. */
function isOfParts(
  concept: Concept,
  words: readonly string[],
  { book, language }: { book: WordBook; language: NameLanguage },
): boolean {
  if (words.length === 1 || concept.part !== 'food' || concept.food) return false;
  if (grammarOf(language).compounds === 'food_first' && isDishOfFood(words, book)) return true;
  if (phraseKey(concept.words[language][0] ?? '') === phraseKey(words.join(' '))) return false;
  return words.every((word, at) => {
    const part = conceptOf(book, asWay(word, at < words.length - 1, language), language);
    return part !== null && (part.part === 'way' || part.food !== undefined);
  });
}

/** "Blueberry soup" is made of its words, whatever a shop counts as one. */
function isDishOfFood(words: readonly string[], book: WordBook): boolean {
  const dish = book.exact.get(phraseKey(words.at(-1) ?? ''));
  return dish?.part === 'dish' && book.firsts.has(phraseKey(words.slice(0, -1).join(' ')));
}

/** "Roast" before a food says how it is cooked; behind it, it is the dish. */
function asWay(word: string, isBeforeFood: boolean, language: NameLanguage): string {
  return grammarOf(language).compounds === 'food_first' && isBeforeFood && phraseKey(word) === 'roast' ? 'roasted' : word;
}

/** "Rindergulasch" is a dish of a food that menus name, whatever a shop sells by that name. */
function menuCompound(word: string, book: WordBook, language: NameLanguage): Piece[] | null {
  if (grammarOf(language).compounds !== 'joined') return null;
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const head = word.slice(0, cut);
    const food = book.firsts.get(phraseKey(head));
    const dish = food ? dishBehind(head, word.slice(cut), book) : null;
    if (food && dish)
      return [
        { written: head, concept: food, isJoined: false },
        { written: word.slice(cut), concept: dish, isJoined: true },
      ];
  }
  return null;
}

/** "Äggratäng" is ägg and gratäng: of three same letters two are written. */
function dishBehind(head: string, rest: string, book: WordBook): Concept | null {
  const dishes = [rest, ...(head.at(-1) === head.at(-2) ? [`${head.at(-1)}${rest}`] : [])].map((word) =>
    book.exact.get(phraseKey(word)),
  );
  return dishes.find((concept) => concept?.part === 'dish') ?? null;
}

/** "Löksoppa" is lök and soppa: a dish at the end, and before it a food with or without a letter between. */
function compound(word: string, book: WordBook, language: NameLanguage): Piece[] | null {
  if (grammarOf(language).compounds === 'dish_first') return null;
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const dish = book.exact.get(phraseKey(word.slice(cut)));
    if (dish?.part !== 'dish') continue;
    const head = word.slice(0, cut);
    const joiner = JOINERS.find(
      (letters) => head.endsWith(letters) && conceptOf(book, head.slice(0, head.length - letters.length), language),
    );
    if (joiner === undefined) continue;
    const written = head.slice(0, head.length - joiner.length);
    return [
      { written, concept: conceptOf(book, written, language), isJoined: false },
      { written: word.slice(cut), concept: dish, isJoined: true },
    ];
  }
  return null;
}

const FRENCH_OF = new Set(['de', 'du', 'd', 'des', 'a la', 'a l', 'aux', 'au']);

/** "Tomato soup" and "soupe de tomate" become food and dish joined, whatever the language's order. */
function joinedOver(pieces: readonly Piece[], language: NameLanguage): Piece[] {
  const joined: Piece[] = [];
  const { compounds } = grammarOf(language);
  for (const piece of pieces) {
    const [before, last] = [joined.at(-2), joined.at(-1)];
    const isFood = piece.concept?.part === 'food';
    if (
      compounds === 'dish_first' &&
      isFood &&
      last &&
      before?.concept?.part === 'dish' &&
      FRENCH_OF.has(phraseKey(last.written))
    ) {
      joined.splice(-2, 2, piece, { ...before, isJoined: true });
    } else if (compounds === 'food_first' && piece.concept?.part === 'dish' && last?.concept?.part === 'food') {
      joined.push({ ...piece, isJoined: true });
    } else joined.push(piece);
  }
  return joined;
}
