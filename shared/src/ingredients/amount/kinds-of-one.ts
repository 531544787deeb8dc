import { grammarOf, nameLanguageOf, type Language, type NameLanguage } from '../../kernel/language.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { phraseTables } from '../phrase/words/phrase-tables.ts';

const LONGEST_LINE = 200;

/** What two kinds of a French food differ by, which stands behind it. */
const BEHIND = new Set(
  'rouge rouges jaune jaunes vert verts verte vertes blanc blancs blanche blanches noir noire orange'.split(' '),
);

/** "1 red and 1 yellow pepper", "1 poivron rouge et 1 jaune": both are peppers, the noun is said once. Null where it is not so. */
function kindsOfOne(line: string, language: Language): string[] | null {
  if (line.length > LONGEST_LINE) return null;
  const { adjectives, starts } = phraseTables(nameLanguageOf(language));
  const words = line.trim().split(/\s+/u);
  const at = words.findIndex((word, place) => place > 1 && starts.and.test(word) && isNumber(words[place + 1]));
  const [count = '', second = '', kind = ''] = [words[0], words[at + 1], words[at + 2]];
  if (at === -1 || !isNumber(count)) return null;
  const isKind = (word = ''): boolean => adjectives.has(word.toLowerCase());
  if (at === 2 && isKind(words[1]) && isKind(kind) && words.length > at + 3)
    return [
      [count, words[1], ...words.slice(at + 3)],
      [second, kind, ...words.slice(at + 3)],
    ].map((part) => part.join(' '));
  const isBehind =
    grammarOf(language).adjectivesBehind &&
    at > 2 &&
    BEHIND.has(words[at - 1] ?? '') &&
    BEHIND.has(kind) &&
    words.length === at + 3;
  return isBehind ? [words.slice(0, at).join(' '), [second, ...words.slice(1, at - 1), kind].join(' ')] : null;
}

/** "1 tsp each of", "1 krm vardera av", "je 1 TL": so much of every one that follows. */
const OF_EACH: Record<NameLanguage, RegExp> = {
  en: /^(.{1,30}?) each:?(?: of)? (?=\p{L})/iu,
  sv: /^(.{1,30}?) (?:vardera|av vardera|av varje):?(?: av)? (?=\p{L})/iu,
  no: /^(.{1,30}?) (?:hver|av hver):?(?: av)? (?=\p{L})/iu,
  da: /^(.{1,30}?) (?:hver|af hver):?(?: af)? (?=\p{L})/iu,
  de: /^(?:je )(\S{1,8} \p{L}{1,12}\.?)(?: von)? (?=\p{L})/iu,
  fr: /^(.{1,30}?) (?:chacun|de chaque|de chacun) ?:?(?: de)? (?=\p{L})/iu,
  nl: /^(.{1,30}?) (?:elk|van elk|van ieder):?(?: van)? (?=\p{L})/iu,
};
const MOST_OF_EACH = 6;

/** "1 tsp each ground cumin, coriander and turmeric" is a spoon of each of three. Null where it is not so. */
function eachOfSeveral(line: string, language: Language): string[] | null {
  if (line.length > LONGEST_LINE) return null;
  const found = OF_EACH[nameLanguageOf(language)].exec(line.trim());
  const amount = found?.[1] ?? '';
  if (!found || !/^(?:an? |[\d½¼¾⅓⅔])/iu.test(amount)) return null;
  const { adjectives, starts } = phraseTables(nameLanguageOf(language));
  const names = line
    .trim()
    .slice(found[0].length)
    .split(/,\s*/u)
    .flatMap((part) => joinedByAnd(part, starts.and))
    // "6 each bell peppers, small dice" are six of them.
    .filter((part) => !isHowItIsCut(part, language));
  if (names.length < 2 || names.length > MOST_OF_EACH || names.some((name) => !/^\p{L}[\p{L} -]{1,30}$/u.test(name))) return null;
  const [first = ''] = names[0]?.split(' ') ?? [];
  const isShared = adjectives.has(first.toLowerCase()) && names.slice(1).every((name) => !name.includes(' '));
  return names.map((name, at) => [amount, isShared && at > 0 ? first : '', name].filter((word) => word !== '').join(' '));
}

/** Cuts that stand behind their foods: "small dice", "brunoise". */
const CUTS = new Set(
  'dice julienne brunoise mince minced thinly finely roughly coarsely fine thick tärningar terninger tern würfel dés blokjes'.split(
    ' ',
  ),
);

/** Whether no word of a part is of a food: "small dice", "peeled", "cut into chunks". */
function isHowItIsCut(part: string, language: Language): boolean {
  const { adjectives, words } = phraseTables(nameLanguageOf(language));
  const { after, words: shapes } = words.shapes;
  const cuts = new Set([...words.trailing, ...shapes, ...CUTS]);
  const beside = new Set([...adjectives, ...words.sizes, ...after.split('|')]);
  const said = part.toLowerCase().split(' ');
  // "orange" is a colour, and a food.
  return said.some((word) => cuts.has(word)) && said.every((word) => cuts.has(word) || beside.has(word));
}

function joinedByAnd(text: string, and: RegExp): string[] {
  const words = text.split(' ').filter((word) => word !== '');
  const at = words.findIndex((word) => and.test(word));
  return (at === -1 ? [words] : [words.slice(0, at), words.slice(at + 1)])
    .map((each) => each.join(' '))
    .filter((each) => each !== '');
}

function isNumber(word = ''): boolean {
  return /^\d{1,3}$|^[½¼¾]$/u.test(word);
}

/** "2 oignons piqués de 4 clous de girofle", "1 onion studded with 3 cloves": one food stuck into another. */
const STUDDED =
  /(?:,?\s(?:dont|davon|waarvan|hvorav|heraf|varav|one)(?:\s\p{L}{1,8}){0,2})?,?\s(?:piquée?s? (?:de |d['’]|avec )|cloutée?s? (?:de |d['’])|(?:studded|stuck|spiked) with |(?:gespickt|bespickt|besteckt) mit |(?:späcka(?:d|t|de)|spekke(?:t|de)|spække(?:t|de)|stuk(?:ket|ne)) med |(?:bestoken|gestoken|doorstoken|gelardeerd) met )(?=\d)/iu;

/** The onion and its cloves, each with its own amount; null where nothing is stuck into anything. */
function stuckInto(line: string, language: Language): string[] | null {
  const found = line.length > LONGEST_LINE ? null : STUDDED.exec(line);
  if (!found) return null;
  const parts = [line.slice(0, found.index).trim(), line.slice(found.index + found[0].length).trim()];
  return parts.every((part) => parseLine(part, language).quantity !== null) ? parts : null;
}

/** "6 each avocados, day of": behind a bare number and its comma may stand what is no food, which only the food data tell. */
export function countsEachByComma(line: string, language: Language): boolean {
  const { starts } = phraseTables(nameLanguageOf(language));
  const found = OF_EACH[nameLanguageOf(language)].exec(line.trim());
  const isJoined = line.split(' ').some((word) => starts.and.test(word));
  return found !== null && isNumber(found[1]) && !isJoined && !/ of $/iu.test(found[0]);
}

/** "Black pepper + cayenne  1 tbsp + 1 tsp": each food with the amount of its place; null where there are not as many of both. */
function countedInTurn(line: string): string[] | null {
  const gap = line.length > LONGEST_LINE ? -1 : line.trim().search(/ {2}|\t/u);
  if (gap === -1) return null;
  const [names, amounts] = [line.trim().slice(0, gap), line.trim().slice(gap).trim()].map((side) => side.split(' + '));
  const isInTurn =
    names !== undefined &&
    amounts?.length === names.length &&
    names.length > 1 &&
    names.every((name) => /^\p{L}[^\d]*$/u.test(name)) &&
    amounts.every((amount) => /^[\d½¼¾⅓⅔]/u.test(amount));
  return isInTurn ? names.map((name, at) => `${amounts[at] ?? ''} ${name}`) : null;
}

/** "Oregano, Thymian gerebelt; je 10 g", "Salt, pepper: 5 g each": so much of every one in front. */
const EACH_AT_END =
  /^(\p{L}[\p{L} -]{1,30}(?:, \p{L}[\p{L} -]{1,30}){1,5})[;:,–-]?\s+(?:je |à |elk |chacun |hver |vardera )?(\d{1,4}(?:[.,]\d{1,2})? ?\p{L}{1,4}\.?)( each| elk| chacun| vardera| hver| per stuk)?$/iu;

/** Where one of them is no food it is said of the one before: "Chicken breast, skinless, boneless: 150 g each". */
export function eachAtEnd(line: string, isFood: (name: string) => boolean): string[] | null {
  const text = line.length > LONGEST_LINE ? '' : line.trim().replace(/^\d{1,2}[;.)] /u, '');
  const [whole = '', names = '', amount = '', behind] = EACH_AT_END.exec(text) ?? [];
  const isEach = behind !== undefined || /(?:je|à|elk|chacun|hver|vardera) \d/iu.test(whole.slice(names.length));
  const each = names.split(', ');
  return isEach && each.every(isFood) ? each.map((name) => `${amount} ${name}`) : null;
}

/** "1 bouquet de menthe + 1 de persil": the second is of the unit of the first. */
const AGAIN =
  /^(\d{1,3}|[½¼¾]) (\p{L}{3,12}) (de |d['’]|of |van |von |av |af )([\p{L} -]{3,30}?) (?:\+|et|and|en|und|og|och) (\d{1,3}|[½¼¾]) (?:de |d['’]|of |van |von |av |af )([\p{L} -]{3,30})$/iu;

function sameUnitAgain(line: string, language: Language): string[] | null {
  const [, count = '', unit = '', of = '', first = '', other = '', second = ''] =
    line.length > LONGEST_LINE ? [] : (AGAIN.exec(line.trim()) ?? []);
  if (!phraseTables(nameLanguageOf(language)).unitOf.has(unit.toLowerCase())) return null;
  return [`${count} ${unit} ${of}${first}`, `${other} ${unit} ${of}${second}`];
}

/** The lines that one line of several foods stands for, whose amount or noun is said once; null where it is of one. */
export function linesInOne(line: string, language: Language): string[] | null {
  return (
    eachOfSeveral(line, language) ??
    sameUnitAgain(line, language) ??
    kindsOfOne(line, language) ??
    stuckInto(line, language) ??
    countedInTurn(line)
  );
}
