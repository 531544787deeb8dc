import { withoutEnds } from '../../../kernel/reading/ends.ts';
import { hasDishWord, isDishWord } from '../words/dish-words.ts';
import { isSpeechWord } from '../words/speech-words.ts';
import type { RecipeWords } from '../words/recipe-words.ts';

/**
 * The name of a dish within what somebody writes of it, in any language: the word of a dish with what stands before it and belongs to it, up to a word
 * of somebody who speaks: "I promised you our chickpea and spinach curry, the staff go mad for it".
 */

const AND = new Set('and & och og und et en'.split(' '));
/** What goes on behind the word of a dish: "with ale", "au chocolat", "i karry". */
const WITH = new Set('with of in au aux à de du des en med i på mit in nach met van op'.split(' '));
const WITHIN = new Set('la le les the den der die das de het'.split(' '));
/** Behind "i" and "på" they say when. */
const WHEN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\p{L}+(?:dag|dagen|dags|tag|tags)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jour|kväll|kveld|aften|abend|soir|år|week|woche|uke|uge|vecka|veckan|uken|ugen|helgen|helga|weekend|weekenden|the|my|our|mijn|onze|min|vår|vores)$/iu;
const MOST_BEFORE = 5;
const MOST_BEHIND = 3;
const LONGEST = 600;

/** Null: no word of a dish is in it. */
export function dishPhraseIn(text: string, words: RecipeWords): string | null {
  if (text.length > LONGEST) return null;
  for (const piece of text.split(/[.!?,;:()"“”„\n]+|\s[–—|-]\s|\p{Extended_Pictographic}/u)) {
    const said = withoutEnds(piece, /\s/u).split(/\s+/u);
    const at = said.findIndex((word) => isDish(word, words));
    const name = at === -1 ? null : nameAround(said, at, words);
    // "40 rounds of sandwiches": how many of it there are.
    if (name !== null && !/\d/u.test(said.slice(0, at).find((word) => /^\d/u.test(word)) ?? '')) return name;
  }
  return null;
}

function nameAround(said: readonly string[], at: number, words: RecipeWords): string {
  let [from, to] = [at, at];
  while (from > 0 && at - from < MOST_BEFORE && belongsBefore(said, from - 1)) from--;
  // "and" and an article begin no name.
  while (from < at && [AND, WITH].some((joining) => joining.has(said[from]?.toLowerCase() ?? ''))) from++;
  // "Pasta bake".
  while (isDish(said[to + 1] ?? '', words)) to++;
  const noun = said[to] ?? '';
  const behind = wordsBehind(said.slice(to + 1));
  return [...said.slice(from, to), isDishWord(noun.toLowerCase()) ? noun : (indefinite(noun, words) ?? noun), ...behind].join(
    ' ',
  );
}

function belongsBefore(said: readonly string[], place: number): boolean {
  const word = said[place]?.toLowerCase() ?? '';
  // "Koteletter i fad".
  if (AND.has(word) || WITH.has(word)) return place > 0 && isOfName(said[place - 1] ?? '');
  return isOfName(word);
}

function isOfName(word: string): boolean {
  return /^\p{L}[\p{L}'’-]*$/u.test(word) && !/['’]s$/u.test(word) && !isSpeechWord(word.toLowerCase());
}

/** "with ale and dumplings": a joining word, and what it joins. */
function wordsBehind(rest: readonly string[]): readonly string[] {
  const [joining = '', ...others] = rest;
  if (!WITH.has(joining.toLowerCase())) return [];
  const article = WITHIN.has(others[0]?.toLowerCase() ?? '') && /^(?:à|de)$/iu.test(joining) ? 1 : 0;
  const named = others.slice(article);
  if (WHEN.test(others[0] ?? '') && article === 0) return [];
  let count = 0;
  while (count < MOST_BEHIND && isNamed(named, count)) count++;
  return count === 0 ? [] : [joining, ...others.slice(0, article + count)];
}

function isNamed(named: readonly string[], at: number): boolean {
  const word = named[at] ?? '';
  if (at > 0 && AND.has(word.toLowerCase())) return isOfName(named[at + 1] ?? '');
  return isOfName(word) && !WHEN.test(word);
}

/** "Ugnspannkakan" is an "ugnspannkaka". */
function indefinite(word: string, { definiteEndings = [] }: RecipeWords): string | null {
  const lower = word.toLowerCase();
  const forms = definiteEndings
    .filter(([ending]) => lower.endsWith(ending) && lower.length > ending.length + 2)
    .map(([ending, instead]) => `${word.slice(0, -ending.length)}${instead}`);
  return forms.find((form) => isDishWord(form.toLowerCase())) ?? null;
}

function isDish(word: string, words: RecipeWords): boolean {
  const lower = word.toLowerCase();
  return lower !== '' && (hasDishWord(lower) || indefinite(lower, words) !== null);
}

/** Whether somebody speaks in a text: a word of theirs stands beside the name. */
export function isOfSpeech(text: string): boolean {
  // "i" is "in" in the north, and "I" is somebody.
  return text.split(/[^\p{L}'’]+/u).some((word) => word === 'I' || SPEAKERS.has(word.toLowerCase().replaceAll('’', "'")));
}

/** Who does something: none of them stands in a name. */
const SPEAKERS = new Set(
  `i'm i've i'll we we're we've you they everyone jag vi ni mig dig jeg dere meg deg mig ich wir ihr mir dir euch uns je j'ai tu nous vous ik wij jij jullie
  us oss os finally asked promised needs need behöver trenger brauche brauchen nodig faut köp køb kjøp kauf koop achète bad frågade spurte spurgte`.split(
    /\s+/u,
  ),
);

/** "Laxpasta, köp", "jaa hier, rode linzensoep": a name without the pieces beside it that somebody only says. */
export function withoutSaidPieces(text: string): string {
  const pieces = text.split(/,\s/u);
  const named = pieces.filter((piece) => !isAllSaid(piece));
  return named.length > 0 && named.length < pieces.length && named.some(hasDishWord) ? named.join(', ') : text;
}

function isAllSaid(piece: string): boolean {
  const said = piece.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return said.length > 0 && !/\d/u.test(piece) && said.every(isSpeechWord);
}

/** "… skal man bruge til kylling i karry?", "wie ging das noch mit dem Ofenfisch?": what a question asks for stands at its end. */
const ASKED_AT_END =
  /\s(?:for|in|into|i|till|til|på|für|in|zu|zum|zur|mit|pour|dans|voor|van) (?:(?:the|that|your|my|den|det|din|ditt|dit|die|das|dein|deine|deinen|dem|ta|ton|la|le|les|je|jouw|de|het|een) )*(\p{L}[\p{L}'’-]{3,}(?: \p{L}[\p{L}'’-]*){0,4}?)(?: (?:again|igen|nu|noch ?mal|nochmal|déjà|ook alweer|alweer|da|då))?\s?\?$/iu;

export function askedAtEnd(text: string): string | null {
  return text.length > LONGEST || text.split(' ').length < FEWEST_ASKED ? null : (ASKED_AT_END.exec(text)?.[1] ?? null);
}

const FEWEST_ASKED = 6;
