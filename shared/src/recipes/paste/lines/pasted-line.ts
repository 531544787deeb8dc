import { withoutEnds } from '../../../kernel/reading/ends.ts';
import { cleanLine } from '../../../ingredients/phrase/clean-line.ts';
import type { IngredientPhrase } from '../../../ingredients/phrase/ingredient-phrase.ts';
import type { RecipeWords } from '../words/recipe-words.ts';
import { isServedWith } from './kitchen-notes.ts';

const TIME_UNIT =
  'min|mins|minutes?|minuter|minutter|minuten|minuut|h|hrs?|hours?|std|stunden?|stunde|heures?|t|tim|timer?|timmar?|time|uur|uren';
/** "Zubereitungszeit: 120 Min.", "Cuisson : 2 h": said beside the servings, and no ingredient. */
const DURATION = new RegExp(
  `^\\p{L}[^\\d,]{1,40}(?:\\s{0,3}:\\s{0,3}|\\s{1,3})(?:ca\\.?\\s{0,3}|about\\s{1,3}|~\\s{0,3})?\\d+(?:[.,]\\d+)?(?:\\s*[-–]\\s*\\d+)?\\s*(?:${TIME_UNIT})\\.?(?=$|[\\s|·•,;(])`,
  'iu',
);
const BARE_DURATION = new RegExp(`^(?:ca\\.?\\s*)?\\d+(?:[.,]\\d+)?(?:\\s*[-–]\\s*\\d+)?\\s*(?:${TIME_UNIT})\\.?$`, 'iu');
const TIME_WORD =
  /(?:zeit|time|tid|temps|tijd|duur|durée|cuisson|préparation|repos|total|prep|cook|bake|oven|ugn|ovn|vorbereitung|dauer|marinade)/iu;

const NUTRITION =
  /^(?:kcal|kj|calories?|kalorien|nährwerte?|nutrition(?:al)?(?: facts| information| values?)?|näringsvärden?|næringsindhold|næringsinnhold|energi(?: per|:)|valeurs nutritionnelles|voedingswaarden?|brennwert)(?![\p{L}])|^(?:ca\.?\s*)?\d{2,4}\s?(?:kcal|kj)(?![\p{L}])|^(?:[\p{L}]+ ){0,3}(?:per|pro|pr|par|je)\.? [^\d:]{1,20}:?\s*(?:ca\.?\s*)?\d{2,4}\s?(?:kcal|kj)(?![\p{L}])/iu;

/** Greetings, and the lines a mail puts above its text. */
const ASIDE =
  /^(?:(?:hi|hello|hey|dear|hej|hei|hallo|liebe|lieber|guten (?:tag|morgen)|bonjour|bonsoir|salut|cher|chère|beste|lieve|dag|kære|kjære|hoi|goedemorgen|moin|servus)\b[^\d]{0,60}[,!.:]?|(?:from|to|cc|bcc|sent|date|subject|subj|re|fwd?|wg|aw|sv|vs|tr|antw|von|an|gesendet|datum|betreff|från|till|skickat|ämne|fra|til|sendt|dato|emne|de|à|envoyé|objet|van|aan|verzonden|onderwerp)\s?:\s.{0,200}|https?:\/\/\S+|www\.\S+|(?:on|le|am|den|op)\s.{5,80}(?:wrote|écrit|schrieb|skrev|schreef)\s.{0,80}:?|.{2,60}(?:wrote|a écrit|schrieb|skrev|schreef)\s?:)$/iu;
const SIGNED =
  /^(?:love|cheers|regards|best(?=[\s.!]*$|,)|best wishes|kind regards|thanks|enjoy|lots of love|kram(?:ar)?|hälsningar|mvh|vänligen|lycka till|smaklig måltid|klem|hilsen|hilsner|vennlig hilsen|velbekomme|lykke til|knus|kh|kærlig hilsen|lg|vg|mfg|liebe grüße|viele grüße|herzliche grüße|gruß|grüße|guten appetit|bises|bisous|amitiés|cordialement|bon appétit|groet|groeten|groetjes|liefs|mvg|eet smakelijk|smakelijk)(?:[\s,!]+\p{L}+){0,2}[\s,.!]*$/iu;
const REMARK =
  /^(?:obs|nb|n\.b\.|viktigt|viktig|vigtigt|achtung|wichtig|hinweis|attention|important|let op|belangrijk|remember|kom ihåg|husk)\s?!/iu;
const GREETED =
  /^(?:hi|hello|hey|hiya|dear|morning|ha|hé|hörru|hørru|hallå|hej|hejsan|tja|hei|heisann|hallo|liebe[rs]?|moin|servus|guten|bonjour|bonsoir|salut|coucou|chère?|beste|lieve|dag|hoi|goedemorgen|kære|kjære|heisa)(?:\s\p{L}+){0,2}\s?[,!:.–-]/iu;
/** Greetings alone, without the comma or exclamation mark that says so, may be a dish. */
const GREETING_END = /[,!]$/u;

/** A line without what no person meant to write, its tabs kept; empty when nothing but marks is left. */
export function tidyLine(written: string): string {
  const line = withoutEnds(cleanLine(written), /[*_=]/u).trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : '';
}

export function isDuration(line: string): boolean {
  if (BARE_DURATION.test(line)) return true;
  return DURATION.test(line) && (line.includes(':') || TIME_WORD.test(line.split(/\d/u)[0] ?? ''));
}

/** "Nährwerte pro Portion", "kcal 432", "Energy: 1800 kJ": what pages say beside the ingredients. */
export function isNutrition(line: string): boolean {
  return NUTRITION.test(line) && line.length <= 120;
}

/** Whether a line above a recipe is a part of a mail: greetings, senders, addresses. */
export function isAside(line: string): boolean {
  if (!ASIDE.test(line)) return false;
  return /:|https?|www|wrote|écrit|schrieb|skrev|schreef/iu.test(line) || GREETING_END.test(line);
}

/** "Hei, her er oppskriften på ovnsbakt sei:": who greets and goes on says no name of a dish. */
export function isGreeting(line: string): boolean {
  return GREETED.test(line) && line.split(' ').length >= 5;
}

/** "Kram Gunilla", "LG Petra": how a mail ends. */
export function isSignOff(line: string): boolean {
  return SIGNED.test(line) && line.split(' ').length <= 5;
}

/** "OBS! Nut-free for 3B": said to the kitchen, and nothing that goes into the pot. */
export function isRemark(line: string): boolean {
  return REMARK.test(line);
}

export function kindOfHeading(line: string, words: RecipeWords): 'ingredients' | 'method' | null {
  const bare = line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\([^()]*\)|[:.*#_=]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const begins = (heads: string[], more: number): boolean =>
    heads.some((head) => {
      const known = head.replaceAll('’', "'");
      return bare === known || (bare.startsWith(`${known} `) && bare.length <= known.length + more);
    });
  const isEnded = /[:\p{L}\p{N})]$/u.test(line);
  if (begins(words.ingredients, 30) && isEnded && (line.endsWith(':') || bare.split(' ').length <= 7)) return 'ingredients';
  // "Recette 2 : Croûtons" is a title.
  return !/\d/u.test(bare) && begins(words.method, 24) && (line.endsWith(':') || bare.split(' ').length <= 4) && isEnded
    ? 'method'
    : null;
}

const HEATED = /\d{2,3}\s?(?:°|º|grader|grad|graden|degrees|degrés|[cf](?![\p{L}]))/iu;
const LASTING = new RegExp(`\\d\\s*(?:${TIME_UNIT})(?![\\p{L}])`, 'iu');

/** "… 60 Pers.": a short word has its full stop for itself. */
const SHORTENED =
  /(?:^|[\s\d])(?:pers|port|pors|porsj|stk|stck|st|pcs?|env|ca|kuv|couv|min|std|pkt?|ds|dl|cl|ml|k?g|l|el|tl|msk|tsk|spsk|ss|ts|tbsp|tsp|rec|incl|inkl|evt|ev|o\.l|etc|osv|usw|enz)\.$/iu;

export function isSentence(line: string): boolean {
  return line.split(' ').length >= 5 && /[.!?…]["”’]?$/u.test(line) && !SHORTENED.test(line);
}

/** A line of so many words tells how, whatever it counts, with or without a full stop at its end. */
const LONGEST_THING = 28;

/** So many words say a thing and how much of it, and no step. */
const MOST_WORDS_OF_A_THING = 6;

/** "eine Dose stückige Tomaten", "rasp van een halve citroen": the article counts, and the verb is a noun. */
function isCountedThing(line: string, { quantity, unit }: IngredientPhrase, count: number): boolean {
  if (quantity === null || count > MOST_WORDS_OF_A_THING || line.endsWith('.')) return false;
  return unit !== null || /^\p{L}+ (?:of|van|von|af|av|de) /iu.test(line);
}

/** "| Brun saus, pulver | 1 pose |" begins with a colour and no verb. */
export function isRowOfPipes(written: string): boolean {
  const row = written.trim();
  return row.length > 2 && row.startsWith('|') && row.endsWith('|');
}

/** What is done, in the words of recipes that have it in a line of its own; a language's own words for steps are known besides. */
const DONE = new Set(
  `vispa rör blanda knåda jäs kavla grädda vila sila stekes røres piskes blandes hæves hviler pisk rør bland kna hev visp verrühren rühren mischen
  vermengen unterheben kneten schlagen aufschlagen pürieren ziehen ruhen kochen braten backen abschmecken servieren umrühren mélanger mélangez
  fouetter fouettez remuer pétrir réserver servir mixer cuire mengen kloppen roeren kneden bakken koken pureren serveren garneren whisk mix stir blend knead rest
  chill serve simmer bake drain fold`.split(/\s+/u),
);
const LONE =
  /^(\p{L}+)(?: (?:om|ihop|samman|samen|sammen|rundt|godt|väl|well|together|bien|goed|gut|glatt|till smet))?([.!]?)$/iu;

/** "Vispa.", "Rør sammen": a verb that stands alone between ingredients tells what to do, and goes into no pot. */
export function isLoneVerb(line: string, words: RecipeWords): boolean {
  const [, verb = '', end = ''] = LONE.exec(line) ?? [];
  const lower = verb.toLowerCase();
  return lower !== '' && (end !== '' || line.includes(' ')) && (DONE.has(lower) || words.actions.includes(lower));
}

/** A numbered line that is no amount, a sentence, or a line that begins with a kitchen's verb. */
export function isStep(written: string, line: string, phrase: IngredientPhrase, words: RecipeWords): boolean {
  if (phrase.heading || isRowOfPipes(written) || isServedWith(line)) return false;
  const lower = line.toLowerCase();
  const count = line.split(' ').length;
  const isAction =
    words.actions.some((action) => lower.startsWith(`${action} `) || lower.startsWith(`${action}, `)) &&
    !isCountedThing(line, phrase, count);
  if (HEATED.test(line) && LASTING.test(line)) return true;
  if (phrase.quantity !== null && !isAction) return (count >= 14 && isSentence(line)) || count >= LONGEST_THING;
  const isDoneFirst = isAction || DONE.has(lower.split(/[\s,]/u, 1)[0] ?? '');
  if (isDoneFirst && count >= 2 && /[^.]\.$/u.test(line)) return true;
  if (/^[\s>]*(?:\d{1,2}[.)]|step \d)/iu.test(written) && count >= 4) return true;
  const isDone = words.actionEndings?.some((ending) => lower.endsWith(`${ending}.`)) ?? false;
  return (isDone && count >= 3) || (isAction && count >= 4) || (isSentence(line) && count >= 7) || count >= 18;
}

/** "Meatballs – this is how!" is a title for all its exclamation mark; what ends with a full stop is none. */
export function isPraise(text: string): boolean {
  return isSentence(text) && (text.length > 80 || !/[!?]$/u.test(text));
}

/** "Eggs→4", "Sesame oil→a dash" from two cells: what parts name and amount is kept as a mark that people write. */
export function withoutTabs(text: string): string {
  const tab = text.indexOf('\t');
  if (tab === -1) return text.trim();
  const [name, beside] = [text.slice(0, tab).trimEnd(), text.slice(tab).trimStart()];
  const isPair = /^\p{L}[^:]*$/u.test(name) && /^(?:[\d½¼¾⅓⅔~]|ca\.? ?\d|\p{L}[^\t]*$)/u.test(beside);
  const whole = isPair ? `${name}: ${beside}` : text;
  return whole.replace(/\s+/gu, (gap) => (gap.includes('\t') ? ' ' : gap)).trim();
}

export function stepOf(written: string): string {
  const step = tidyLine(written).replaceAll('\t', ' ');
  const number = /^[\s>]*(\d{1,2}[.)])\s/u.exec(written)?.[1];
  return number && !step.startsWith(number) ? `${number} ${step}` : step;
}
