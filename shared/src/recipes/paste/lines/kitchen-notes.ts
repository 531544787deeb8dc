import type { NameLanguage } from '../../../kernel/language.ts';
import { phraseTables } from '../../../ingredients/phrase/words/phrase-tables.ts';
import { withoutServingLabel } from '../../../ingredients/phrase/serving-label.ts';
import type { RecipeWords } from '../words/recipe-words.ts';
import type { IngredientPhrase } from '../../../ingredients/phrase/ingredient-phrase.ts';

/** What stands among ingredients and goes into no pot: what a kitchen notes, and what somebody says about the work. In all languages. */

/** "Allergene: A1, D, G", "Contains: milk, wheat", "Kerntemperatur mind. 70 °C", "Holdbarhed: 3 dage på køl". */
const NOTED =
  /^(?:(?:allergen(?:e|er|en|es|s)?|allergènes?|zusatzstoffe|additifs|contains|may contain|enthält|innehåller|kan innehålla|inneholder|indeholder|contient|bevat|spår av|spor av|traces?|sporen van)\s?:|(?:core|kern|kärn|kjerne|kerne)[ -]?temp\p{L}*|température (?:à cœur|de service|de maintien)|temp\p{L}* (?:à cœur)|(?:ccp|haccp)(?!\p{L})|(?:shelf life|use by|best before|haltbarkeit|haltbar|hållbarhet|holdbarhet|holdbarhed|dlc|à conserver|houdbaarheid|houdbaar|bewaaradvies|lagerung|förvaring|oppbevaring|opbevaring|storage|varmhållning|varmholdelse|varmholding|warmhalten|maintien au chaud|warmhouden|hot holding)(?!\p{L}))/iu;

/** "TOTAL⇥$28.71", "I alt: 189 kr", "Food cost 29%", "Lägg i varukorg 189 kr (47 kr/port)": money, and nothing that is cooked. */
const COSTED =
  /^(?:(?:sub|grand )?totale?t?|sum|i alt|summe|gesamt(?:summe|preis)?|totaal(?:prijs)?|totalpris|prix (?:total|de revient)|food ?cost|cost)\s?:?\s{0,4}(?=\S{1,16}(?: \S{1,3})?$)[$€£]?\s?\d[^\p{L}]{0,10}(?:[$€£%]|kr|eur)?$/iu;
const PER_PORTION =
  /(?<=\d|\d ?(?:[$€£]|kr|eur)) ?(?:\/|per|pr\.?|pro|par) ?(?:port|pers|portion|couvert|stk|st|kuvert)(?!\p{L})/iu;
const MONEY = /[$€£]|\d ?(?:kr|eur)(?!\p{L})/iu;

/** Whether a line notes what is in the dish, how hot or how long it is kept or what it costs, and is no ingredient. */
export function isKitchenNote(text: string): boolean {
  return NOTED.test(text) || (MONEY.test(text) && PER_PORTION.test(text)) || (COSTED.test(text) && /[$€£%]|kr|eur/iu.test(text));
}

/** "Vi bruker alltid litt ekstra hvitløk.": who begins a sentence with who is speaking lists nothing. "i tykke skiver" is Danish for how. */
const SPEAKS: Record<NameLanguage, RegExp> = {
  en: /^(?:i|we|you)(?:['’](?:d|ll|ve|m|re))?(?![\p{L}'’])/iu,
  sv: /^(?:jag|vi|ni)(?!\p{L})/iu,
  no: /^(?:jeg|vi|dere)(?!\p{L})/iu,
  da: /^(?:jeg|vi)(?!\p{L})/iu,
  de: /^(?:ich|wir|ihr)(?!\p{L})/iu,
  fr: /^(?:je|nous|vous|tu|j['’]\p{L}+)(?!\p{L})/iu,
  nl: /^(?:ik|wij|we|jullie|je)(?!\p{L})/iu,
};
const FEWEST_SPOKEN = 5;

/** "first the chicken, then the greens, onions last": what is done when; said of foods as well ("first cold pressed"). */
const ORDERED =
  /(?<!\p{L})(?:first|then|last(?=,)|afterwards|först|sen|sedan|først|deretter|derefter|erst|zuerst|dann|danach|d['’]abord|puis|ensuite|eerst|daarna)(?!\p{L})/giu;
/** "erst am Schluss", "lid on": nobody says so of what a shop sells. */
const WORKED =
  /(?<!\p{L})(?:doubled? in size|dubbel storlek|dobbel størrelse|dobbelt størrelse|doppelt so groß|doublé de volume|at the end|at the last minute|the (?:day|night) before|day ahead|lid on|till sist|på slutet|dagen (?:innan|före|før)|under lock|lock på|til slutt|til sidst|på slutten|lokk på|låg på|(?:am|zum) schluss|am vortag|vom vortag|deckel drauf|à la fin|au dernier moment|la veille|à couvert|tot slot|op het laatst|van tevoren|de dag ervoor|deksel (?:erop|op))(?!\p{L})/giu;
const FEWEST_ORDERED = 8;
const MOST_WORDS_TO_TASTE = 8;
/** What foods are for: "pour le moule", "zum Bestreuen". */
const PURPOSE =
  /(?<!\p{L})(?:for (?:the|\p{L}+ing)|to (?:serve|finish|garnish)|till (?:servering|stekning|garnering|formen)|til (?:servering|steking|stegning|pynt|formen)|(?:zum|zur) (?!schluss)\p{L}+|für (?:die|den|das)|pour (?:le|la|les|servir)|voor (?:de|het|erbij))(?!\p{L})/iu;

/**
 * Whether a line that nobody numbered and no verb begins says what to do all the same. A line with an amount never does, nor one that
 * says "some" of something or what it is for; when in doubt it is an ingredient, which somebody sees and strikes out.
 */
export function isSaidOfWork(text: string, { quantity }: IngredientPhrase, language: NameLanguage): boolean {
  if (quantity !== null) return false;
  const bare = text.replace(/\([^()]*\)/gu, ' ').trim();
  const said = bare.match(/[\p{L}\d'’]+/gu) ?? [];
  if (said.length >= FEWEST_SPOKEN && /[.!]$/u.test(text) && SPEAKS[language].test(bare)) return true;
  const [ordered, worked] = [ORDERED, WORKED].map((words) => bare.match(words)?.length ?? 0);
  const count = (ordered ?? 0) + (worked ?? 0);
  if (said.length < FEWEST_ORDERED || !worked || count < 2 || PURPOSE.test(bare)) return false;
  // "a little at a time, first the onions, then the meat, all together at the end".
  return count > 2 || !saysSome(bare, language);
}

/** "Salt and pepper, as much as you like.": so much of a thing in whole words, and no step, where no verb of the kitchen begins it. */
export function isLeftToTaste(text: string, { actions }: RecipeWords, language: NameLanguage): boolean {
  const found = phraseTables(language).toTaste.exec(text);
  if (!found || found.index === 0 || /[^\s.!]/u.test(text.slice(found.index + found[0].length))) return false;
  const lower = text.toLowerCase();
  const thing = text.slice(0, found.index).split(' ').length;
  return thing <= MOST_WORDS_TO_TASTE && !actions.some((action) => lower.startsWith(`${action} `));
}

/** "Butter und dann noch etwas Puderzucker": so much of a food, in a word. */
function saysSome(text: string, language: NameLanguage): boolean {
  const { vague } = phraseTables(language).starts;
  return [...text.matchAll(/(?<!\p{L})(?=\p{L})/gu)].some(({ index }) => vague.test(text.slice(index)));
}

/** "Servera med: löjrom, rödlök och gräddfil": foods behind the word for serving, and no step. */
export function isServedWith(text: string): boolean {
  const served = withoutServingLabel(text);
  return served !== text && !/[.!?]$/u.test(text) && served.split(' ').length <= 14;
}

const LASTING = /^\d{1,3}(?:[ –-]\d{1,3})? ?(?:min|h|hrs?|std|tim)(?!\p{L})/iu;

/** Whether what somebody says with a number in it counts nothing: "30 min on low", and over the list "sure, it makes about 3 litres". */
export function isTalk(text: string, isOverList: boolean): boolean {
  return LASTING.test(text) || (isOverList && !/^[\d½¼¾⅓⅔]/u.test(text));
}
