import { withoutServingLabel } from '../../../ingredients/phrase/serving-label.ts';
import type { IngredientPhrase } from '../../../ingredients/phrase/ingredient-phrase.ts';

/** What stands among ingredients and goes into no pot: what a kitchen notes, and what somebody says about the work. In all languages. */

/** "Allergene: A1, D, G", "Contains: milk, wheat", "Kerntemperatur mind. 70 °C", "Holdbarhed: 3 dage på køl". */
const NOTED =
  /^(?:(?:allergen(?:e|er|en|es|s)?|allergènes?|zusatzstoffe|additifs|contains|may contain|enthält|innehåller|kan innehålla|inneholder|indeholder|contient|bevat|spår av|spor av|traces?|sporen van)\s?:|(?:core|kern|kärn|kjerne|kerne)[ -]?temp\p{L}*|température (?:à cœur|de service|de maintien)|temp\p{L}* (?:à cœur)|(?:ccp|haccp)(?!\p{L})|(?:shelf life|use by|best before|haltbarkeit|haltbar|hållbarhet|holdbarhet|holdbarhed|dlc|à conserver|houdbaarheid|houdbaar|bewaaradvies|lagerung|förvaring|oppbevaring|opbevaring|storage|varmhållning|varmholdelse|varmholding|warmhalten|maintien au chaud|warmhouden|hot holding)(?!\p{L}))/iu;

/** Whether a line notes what is in the dish, how hot or how long it is kept, and is no ingredient. */
export function isKitchenNote(text: string): boolean {
  return NOTED.test(text);
}

/** "Reis: rechne ich 80 g pro Person.": who speaks in a whole sentence lists nothing. */
const SPEAKS =
  /(?<![\p{L}'’])(?:ich|wir|ihr|i|i['’](?:d|ll|ve|m)|we|we['’](?:d|ll|ve|re)|you|jag|ni|vi|jeg|dere|je|j['’]\p{L}+|nous|vous|tu|ik|wij|jullie)(?!\p{L})/iu;
const FEWEST_SPOKEN = 5;

/** "Pilze extra braten, erst am Schluss dazu", "first the chicken, then the greens, lid on": what is done when. */
const ORDERED =
  /(?<!\p{L})(?:first|then(?! more)|afterwards|at the end|at the last minute|the (?:day|night) before|day ahead|lid on|först|sen|sedan|till sist|på slutet|dagen (?:innan|före|før)|under lock|lock på|først|deretter|derefter|til slutt|til sidst|på slutten|lokk på|låg på|erst|zuerst|dann|danach|(?:am|zum) schluss|am vortag|vom vortag|deckel drauf|d['’]abord|puis|ensuite|à la fin|au dernier moment|la veille|à couvert|eerst|daarna|tot slot|op het laatst|van tevoren|de dag ervoor|deksel (?:erop|op))(?!\p{L})/iu;
const FEWEST_ORDERED = 8;

/** Whether a line that nobody numbered and no verb begins says what to do all the same. */
export function isSaidOfWork(text: string, { quantity }: IngredientPhrase): boolean {
  if (/^[\d½¼¾⅓⅔]/u.test(text)) return false;
  const said = text.replace(/\([^()]*\)/gu, ' ').match(/[\p{L}\d'’]+/gu) ?? [];
  const isSpoken = said.length >= FEWEST_SPOKEN && /[.!]$/u.test(text) && SPEAKS.test(text.replace(/\([^()]*\)/gu, ' '));
  return isSpoken || (quantity === null && said.length >= FEWEST_ORDERED && ORDERED.test(text));
}

/** "Servera med: löjrom, rödlök och gräddfil": foods behind the word for serving, and no step. */
export function isServedWith(text: string): boolean {
  const served = withoutServingLabel(text);
  return served !== text && !/[.!?]$/u.test(text) && served.split(' ').length <= 14;
}
