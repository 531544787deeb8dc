import { onceFor } from '../../../kernel/reading/once-for.ts';
import { withoutEnd, withoutEnds, withoutStart } from '../../../kernel/reading/ends.ts';
import type { RecipeWords } from '../words/recipe-words.ts';
import { PIECES } from '../words/yield-words.ts';

const NUMBER_WORDS = [
  'ett en one ein eine un une een et'.split(' '),
  'two två to zwei deux twee'.split(' '),
  'three tre drei trois drie'.split(' '),
  'four fyra fire vier quatre'.split(' '),
  'five fem fünf cinq vijf'.split(' '),
  'six sex seks sechs zes'.split(' '),
  'seven sju syv sieben sept zeven'.split(' '),
  'eight åtta åtte otte acht huit'.split(' '),
  'nine nio ni neun neuf negen'.split(' '),
  'ten tio ti zehn dix tien'.split(' '),
  'eleven elva elleve elf onze'.split(' '),
  'twelve tolv zwölf douze twaalf'.split(' '),
];

const TENS = new Map([
  [15, 'fifteen femton femten fünfzehn quinze vijftien'],
  [20, 'twenty tjugo tjue tyve zwanzig vingt twintig'],
  [25, 'tjugofem tjuefem femogtyve fünfundzwanzig vijfentwintig'],
  [30, 'thirty trettio tretti tredive dreißig trente dertig'],
  [40, 'forty fyrtio førti fyrre vierzig quarante veertig'],
  [50, 'fifty femtio femti halvtreds fünfzig cinquante vijftig'],
  [100, 'hundred hundra hundre hundrede hundert cent honderd'],
]);
const VALUE_OF = new Map([
  ...NUMBER_WORDS.flatMap((words, at) => words.map((word): [string, number] => [word, at + 1])),
  ...[...TENS].flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, value])),
]);
export const WORDS = [...VALUE_OF.keys()].filter((word) => VALUE_OF.get(word) !== 1).join('|');
export const ABOUT = String.raw`(?:(?:±|env|min|minst|mindestens|minimaal|like|ca|circa|cirka|about|approx|approximately|around|etwa|ungefähr|rund|environ|ongeveer|omtrent|omkring|ungefär)\.?\s*|~\s*)?`;
export const UNTIL = String.raw`(?:\s*(?:[-–—/]|to|or|till|til|eller|bis|oder|à|a|ou|tot|of)\s*(?:\d{1,4}|(?:${WORDS})(?!\p{L})))?\+?`;
const NUMBER = String.raw`${ABOUT}(\d{1,5}|(?:${WORDS})(?!\p{L}))${UNTIL}`;
/** Words that need people or portions behind the number: "for 4 hours" says nothing of servings. */
const WEAK = new Set([
  'for',
  'för',
  'für',
  'pour',
  'voor',
  'til',
  'till',
  'antal',
  'anzahl',
  'aantal',
  'antall',
  'nok til',
  'quantity',
]);
/** Behind a number these make it a time, a mass or a size. */
const NO_SERVINGS =
  /^(?:min|mins|minutes?|minuter|minutter|minuten|minuut|h|hrs?|hours?|std|stunden?|heures?|t|tim|timer?|timmar?|uur|uren|dage?r?|dagar|days?|tage?n?|jours?|g|gr?ram|kg|dl|cl|ml|l|oz|lbs?|cups?|gal(?:lons?)?|quarts?|qts?|pints?|lit(?:re|er)s?|el|tl|msk|tsk|spsk|ss|ts|tbsp|tsp|cm|kcal|kj|°c?|%)(?![\p{L}])/iu;

/** "6 kg cabbage (about 4 pcs)": what is weighed is an ingredient, however many pieces it has. */
const MEASURED =
  /^\s*(?:ca\.?\s)?[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔]{0,8}\s?(?:kilo|kg|hg|gr?|gram(?:mes|s|m)?|lbs?|oz|l|lit(?:er|re)s?|dl|cl|ml|msk|tsk|spsk|ss|ts|tbsp|tsp|el|tl|cups?)\.?\s+\p{L}/iu;

/** "Makes 3 dozen". */
const DOZENS = /^(?:dozens?|doz|dz|dussin|dusin|dutzend|douzaines?|dozijn)(?![\p{L}])/iu;

interface Patterns {
  counted: RegExp;
  named: RegExp;
  /** "4 pers x 15". */
  repeated: RegExp;
  /** A title, then its servings. */
  titles: RegExp[];
}

const patternsOf = onceFor((words: RecipeWords): Patterns => {
  const each = anyOf(words.servingsAfter);
  // "8 bitar/pers".
  const after = `(?:${each})(?:\\s?/\\s?(?:${each}))?`;
  const before = anyOf(words.servingsBefore);
  return {
    counted: new RegExp(`(?:^|[\\s(\\[:,–-])${NUMBER}\\s*(?:x\\s*)?[-]?(?:${after})(?=[\\s.,:;)\\]]|$)`, 'iu'),
    repeated: new RegExp(`^${NUMBER}\\s{0,3}(?:${after})\\.?\\s{0,3}[x×*]\\s{0,3}(\\d{1,3})$`, 'iu'),
    named: new RegExp(`^[([]?\\s*(${before})\\s*(?:[:.=–-]\\s*){0,2}${NUMBER}(?![\\p{L}\\d])(.*)$`, 'iu'),
    titles: [
      `^(.{2,160}?)\\s*[([]\\s*(?:(?:${before})\\s*(?::\\s*)?)?${NUMBER}(?:\\s*(?:${after}))?\\.?\\s*[)\\]]\\.?$`,
      `^(.{2,160}?)\\s*(?:[,|–—•·:]|\\s-)\\s*(?:${before})\\s*(?::\\s*)?${NUMBER}(?:\\s*(?:${after}))?\\.?$`,
      `^(.{2,160}?)\\s*(?:[,|–—•·:]|\\s-)\\s*${NUMBER}\\s*(?:${after})\\.?$`,
      `^(.{2,160}?)\\s+(?:${before})\\s+${NUMBER}\\s*(?:${after})\\.?$`,
      `^(.{2,160}?)\\s+(?:for|för|für|pour|voor|til|till|serves|serveert)\\s+${NUMBER}$`,
    ].map((pattern) => new RegExp(pattern, 'iu')),
  };
});

/** How many portions a line says: "Serves 4–6" is 4, "4 portioner" is 4. Null when it says nothing of servings. */
export function servingsIn(line: string, words: RecipeWords): number | null {
  if (line.length > 100) return null;
  const { counted, named, repeated } = patternsOf(words);
  const again = repeated.exec(line);
  if (again) return (positive(again[1]) ?? 0) * Number(again[2]) || null;
  const behind = counted.exec(line);
  // "4 portions of rice" is an ingredient; servings stand alone, behind a title or a word like "serves".
  if (behind && isAlone(line, behind, words)) return positive(behind[1]);
  const named_ = named.exec(line);
  const rest = (named_?.[3] ?? '').trimStart();
  if (!named_ || !isServed(named_[1] ?? '', rest, words)) return null;
  const count = positive(named_[2]);
  return count !== null && DOZENS.test(rest) ? count * 12 : count;
}

/** Nothing else, or the dish that is counted: "Makes 12 muffins", "Ergibt 2 Laibe (à 500 g)". */
function isServed(before: string, rest: string, words: RecipeWords): boolean {
  const bare = withoutEnds(rest, /[\s.,;)\]]/u);
  if (bare === '') return true;
  // "til 17. mai" is a date.
  if (WEAK.has(before.toLowerCase()) && /^\.\s+\p{Ll}/u.test(rest)) return false;
  if (NO_SERVINGS.test(bare)) return false;
  const isPeople = words.servingsAfter.some((word) => bare.toLowerCase() === word || bare.toLowerCase().startsWith(`${word} `));
  if (isPeople) return bare.split(' ').length <= 6;
  const most = WEAK.has(before.toLowerCase()) ? 1 : 6;
  return bare.split(' ').length <= most && /^[\p{L}(]/u.test(bare);
}

/** A text without a word that it begins with. */
function withoutFirst(text: string, word: string): string {
  const isFirst = text === word || (text.startsWith(word) && /\s/u.test(text.charAt(word.length)));
  return isFirst ? text.slice(word.length + 1) : text;
}

function isAlone(line: string, counted: RegExpExecArray, words: RecipeWords): boolean {
  const rest = line.slice(counted.index + counted[0].length).replace(/[\s.,:;)\]]+/gu, '');
  const written = line.slice(0, counted.index).toLowerCase();
  const front = words.ingredients.reduce(withoutFirst, written);
  const bare = withoutEnd(withoutStart(front, /[\s([–-]/u), /[\s:([–-]/u);
  const isFurther = /^\([^()]{0,40}$/u.test(rest) || /^(?:buff[eé]t?|lunch|middag|abendessen|dinner)$/iu.test(rest);
  return (
    (rest === '' || isFurther) &&
    (bare === '' ||
      words.servingsBefore.includes(bare) ||
      words.servingsBefore.some((word) => bare.endsWith(` ${word}`) && words.ingredients.some((head) => bare.startsWith(head))) ||
      (!MEASURED.test(line) && /[([–:,-]\s*$/u.test(line.slice(0, counted.index + 1)) && !isCountedThing(line, counted)))
  );
}

/** "Løk: 15 stk", "Paprika, rød: 12 stk": pieces behind a name are how many of it there are. */
function isCountedThing(line: string, counted: RegExpExecArray): boolean {
  const noun =
    counted[0]
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '';
  return PIECES.includes(noun) && /\p{L}[^\p{L}([]*$/u.test(line.slice(0, counted.index + 1));
}

/** "Köttbullar, 4 portioner", "Lasagne (serves 6)", "Boeuf bourguignon pour 6 personnes": a title with its servings behind it. */
export function titleWithServings(line: string, words: RecipeWords): { title: string; portions: number } | null {
  if (line.length > 200) return null;
  for (const pattern of patternsOf(words).titles) {
    const found = pattern.exec(line);
    const portions = found ? positive(found[2]) : null;
    const title = withoutEnd(found?.[1] ?? '', /[\s:,;([–—-]/u);
    if (portions !== null && isTitleText(title, words)) return { title, portions };
  }
  return null;
}

/** "Antal portioner: 4" has no title in front of its number. */
function isTitleText(title: string, words: RecipeWords): boolean {
  const bare = title.toLowerCase();
  const said = [...words.servingsBefore, ...words.ingredients];
  return /\p{L}{2}/u.test(title) && !/\d/u.test(title) && !said.some((word) => bare === word || bare.startsWith(`${word} `));
}

/** The number that a word says. */
export function numberOf(word: string): number | null {
  return VALUE_OF.get(word) ?? null;
}

export function positive(written: string | undefined): number | null {
  if (written === undefined) return null;
  const value = VALUE_OF.get(written.toLowerCase()) ?? Number(written);
  return value > 0 ? value : null;
}

export function anyOf(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** "… spis med flute. portioner: 2": what the last words of the method say. */
export function servingsAtEnd(text: string, words: RecipeWords): number | null {
  const last = text.slice(-60).split(/[.!?…]\s+/u);
  return last.length < 2 ? null : servingsIn(last.at(-1) ?? '', words);
}

/** "4 personer · 30 min", "Prep 10 min | Serves 4": servings among other things said in one line. */
export function servingsBeside(written: string, words: RecipeWords): number | null {
  if (written.length > 160) return null;
  const parts = written
    .split(/[|·•;\t]|,\s|\.\s(?=\d)|\s[-–—/]\s|\s{2,}|(?![\d#*])\p{Extended_Pictographic}/u)
    .map((part) => part.replace(/^[^\p{L}\d]+/u, '').trim())
    // "1 pk wraps (8 stk, 320 g)": what stands in an open bracket is said of the thing before it.
    .filter((part) => part !== '' && !/\([^()]*$/u.test(part));
  if (parts.length < 2 || parts.length > 8) return null;
  for (const part of parts) {
    const servings = servingsIn(part, words);
    if (servings !== null) return servings;
  }
  return null;
}
