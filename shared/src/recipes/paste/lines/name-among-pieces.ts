import { isOfSpeech } from './dish-phrase.ts';
import { isWhereEaten } from './around-recipes.ts';
import { isMenuPlace } from './menu-place.ts';
import { isHouse } from './paper-heads.ts';
import { hasDishWord } from '../words/dish-words.ts';
import { KIN } from '../words/kin-words.ts';

/** Marks that part what a line over a recipe says. */
const MARK = /\s{1,3}[–—|·•-]{1,2}\s{1,3}|\s?:\s{1,2}/gu;
/** More pieces are a row of a table. */
const MOST_PIECES = 5;

/** "Fiche technique n° 58", "Standard recipe 12", "Receptkort nr. 4": which form it is. */
const FORM =
  /^(?:(?:standard|basic|basis|grund|master|house) )?(?:fiche|recipe|recept|receptuur|receptur|rezept|rezeptur|oppskrift|opskrift|recette|spec|card|blad|kort|karte|kaart|sheet|formulaire|produktblad|receptkort|rezeptkarte|oppskriftskort|opskriftskort|receptkaart)(?: (?:technique|recette|cuisine|card|sheet|kort|blad))?[ .-]{0,2}(?:n°|nr|no|nummer|#)?[ .:]{0,2}[a-z]{0,3}-?\d{1,5}$/iu;
/** "kookclub groep 5/6", "Year 8 food tech", "atelier cuisine CM2", "åk 7": a group that learns to cook. */
const GROUP =
  /^(?:(?:kookclub|kookles|koken met|cook(?:ery|ing) (?:club|class)|after[- ]school club|matlagnings\p{L}*|matkurs|kokkekurs|kokkeskole|madklub\p{L}*|madskole|madkundskab|mat og helse|hemkunskap|koch-?(?:ag|kurs|gruppe)|kinderkochen|hauswirtschaft|atelier (?:de )?cuisine|cours de cuisine)(?!\p{L}).{0,30}|(?:\p{L}+ ){0,2}(?:groep|year|grade|klasse|klass|class|trinn|årskurs|åk|classe|stufe|gruppe|grupp) \d{1,2}(?:[/–-]\d{1,2})?(?: \p{L}+){0,2})$/iu;
/** "£1.12 a head!", "under 20 kr per portion", "3,20 €/pers." */
const PRICE =
  /^(?:(?:from|for|only|about|under|ca\.?|för|til|für|nur|pour|voor|slechts|kun|bara|bare|à|env\.?) )?(?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|kr|kroner|kronor|euros?|:-|p|pence|cents?)(?!\p{L}))(?:\s?(?:\/|a|an|per|pr\.?|pro|par|each|i|om|p\.?)\s?\p{L}+\.?|\s?p\.p\.?)?\s?!?$/iu;
/** "Norges nasjonalrett", "the national dish of Wales", "ein Klassiker": what a dish is to people. */
const CALLED =
  /^(?:\p{L}[\p{L}'’]* ){0,3}(?:(?:national|nasjonal|landskaps|nationale|hverdags|vardags|alltags|lieblings|favorit|yndlings)-?(?: ?(?:dish|rätt|rett|ret|gericht|gerecht|plat|essen|mat|mad))|(?:plat|dish|gerecht) (?:national|régional|traditionnel)|crowd[- ]?pleaser|comfort food|street food|soul food|weeknight (?:hero|winner|favou?rite))(?: (?:of|från|fra|aus|der|des|du|de|van|in|i)(?: \p{L}+){1,3})?$/iu;
/** "zo maakte oma 'm", "precis som mormor gjorde", "the way dad does it": how somebody makes it. */
const HOW_MADE = new RegExp(
  `^(?:(?:just|exactly|precis|precist|akkurat|lige|nettopp|genau|ganz|exactement|tout|precies|net)\\s)?(?:zo|so|så|sådan|sånn|slik|som|like|as|the way|wie|comme|zoals|als)\\s(?=.{3,50}$)(?:\\p{L}+\\s){0,2}(?:${KIN}|you|we|i|du|vi|jag|jeg|man|ich|wir|ihr|tu|on|je|nous|vous|ik|jij|wij|it|die|den|det|dem|dom|sie|es|ze|het|vroeger|förr|før|früher|autrefois|chez|at|hos|bei|bij)(?![\\p{L}])`,
  'iu',
);

interface Reason {
  weight: number;
  says: (piece: string, others: readonly string[], isFirst: boolean) => boolean;
}

/** What speaks for a piece being the dish, and what against. */
const REASONS: Readonly<Record<string, Reason>> = {
  namesDish: { weight: 3, says: (piece) => hasDishWord(piece) },
  inCapitalsAlone: { weight: 2, says: (piece, others) => isShouted(piece) && others.some((other) => !isShouted(other)) },
  hasName: { weight: 1, says: (piece) => /\p{L}{3}/u.test(piece) },
  isForm: { weight: -6, says: (piece) => FORM.test(piece) },
  // Behind a name the group that cooks it tells which recipe it is.
  isGroup: { weight: -6, says: (piece, _, isFirst) => isFirst && GROUP.test(piece) && !hasDishWord(piece) },
  isPrice: { weight: -6, says: (piece) => PRICE.test(piece) },
  // "Veckans middag hos oss – Korv stroganoff".
  isSaid: { weight: -6, says: (piece) => isOfSpeech(piece) && !hasDishWord(piece) },
  isCalled: { weight: -6, says: (piece) => CALLED.test(piece) },
  isHowMade: { weight: -6, says: (piece) => HOW_MADE.test(piece) },
  isHouse: { weight: -3, says: (piece) => isHouse(piece) || isWhereEaten(piece) || isMenuPlace(piece) },
};

function weightOf(piece: string, others: readonly string[], isFirst: boolean): number {
  return Object.values(REASONS).reduce((sum, { weight, says }) => sum + (says(piece, others, isFirst) ? weight : 0), 0);
}

/** Whether a piece says a price, a form, or what the dish is to people and how they make it: never a name, whatever dish it speaks of. */
export function isSaidBesideName(piece: string): boolean {
  return [FORM, PRICE, CALLED, HOW_MADE].some((pattern) => pattern.test(piece));
}

/** A name without the pieces beside it that weigh against being one; as it was where no piece weighs for it. */
export function nameAmongPieces(text: string): string {
  const marks = [...text.matchAll(MARK)].filter(({ index }) => !/\([^()]*$/u.test(text.slice(0, index)));
  if (marks.length === 0 || marks.length >= MOST_PIECES) return text;
  const ends = [...marks.map(({ index }) => index), text.length];
  const pieces = ends.map((end, at) => {
    const before = marks[at - 1];
    return { mark: before?.[0] ?? '', text: text.slice(before ? before.index + before[0].length : 0, end).trim() };
  });
  const weights = pieces.map((piece, at) =>
    weightOf(
      piece.text,
      pieces.filter((other) => other !== piece).map((other) => other.text),
      at === 0,
    ),
  );
  if (Math.max(...weights) <= 0 || Math.min(...weights) >= 0) return text;
  const left = pieces.filter((_, at) => (weights[at] ?? 0) >= 0);
  return left.map((piece, at) => (at === 0 ? piece.text : `${piece.mark}${piece.text}`)).join('');
}

function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase();
}

/** "Boller i karry som du husker dem": how one knows it. How the writer or their kin make it tells whose it is, and stays. */
const AS_KNOWN =
  /(?<=\p{L}{3}) (?:(?:just|exactly|precis|akkurat|lige|genau|exactement|precies|net) )?(?:(?:som|sånn|slik|sådan|så som) (?:du|ni|dere|man|vi alla|vi alle|alle)|(?:as|like|the way) (?:you|we all|everyone)|(?:so )?wie (?:du|ihr|man|alle)|comme (?:tu|vous|on)|zoals (?:je|jij|jullie|u|men|iedereen)) .{3,40}$/iu;

export function withoutHowKnown(name: string): string {
  return name.replace(AS_KNOWN, '');
}
