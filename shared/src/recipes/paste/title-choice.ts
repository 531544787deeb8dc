import { isAroundRecipe, isOfPlace } from './lines/around-recipes.ts';
import { hasDishWord } from './words/dish-words.ts';
import { hasLabel, hasOccasion, isHandedOver, isNoName, isNumbered } from './introduced-title.ts';
import { isBatchSaid } from './yields/batch-words.ts';
import { withoutEnds } from '../../kernel/reading/ends.ts';
import { isChapter, isMenuPlace, isTheme } from './lines/menu-place.ts';
import { isShoutedHouse } from './lines/paper-heads.ts';
import { isPartName } from './lines/part-names.ts';
import { isAside, isDuration, isGreeting, isNutrition, isSentence } from './lines/pasted-line.ts';
import { introducesTitle } from './pasted-title.ts';
import { BATCH, titleWithYield } from './served-title.ts';
import type { RecipeWords } from './words/recipe-words.ts';
import { OF_SIZE, yieldSaid } from './yields/pasted-yield.ts';
import { startsAmount, type WrittenLine } from './written-lines.ts';

/** So many lines above the ingredients are looked at for the name of the dish. */
const MOST_ABOVE = 40;
/** So much better another line must be than the first that could be the title. */
const MARGIN = 3;
/** With so many signs a line is the name whatever stands above it. */
const SURE = 3;

/** "Week 34, Tuesday", "YEAR 8 FOOD TECH", "Recipe of the week", "Kære alle", "RECEPTUR": over a recipe, and no dish. */
const OVER_RECIPES =
  /^(?:(?:ok(?:ay)?|so|right)[ ,].*|(?:week|vecka|uke|uge|woche|kw|semaine|year|klass|klasse|åk|årskurs|class|groupe|groep|day|dag|tag|jour|lesson|lektion|unit|code|task|exercise|module|session|uppgift|oppgave|opgave|aufgabe|exercice|opdracht|provkök|menu code|menu|meny|menü|speiseplan|matsedel|menyplan|madplan|weekmenu|menu de la semaine|dear|kære|kjære|hej|hei|hi|hello|hallo|hoi|liebe|lieber|beste|bonjour|salut|coucou|chère|cher|chers|chères)(?!\p{L}).*|.*(?:recipe|recept|oppskrift|opskrift|rezept|recette|dish|soup|rätt|rett|ret|gericht|plat|gerecht) (?:of the|der|des|du|de la|van de) (?:day|week|month|woche|tages|monats|jour|semaine|mois|dag|maand)|.*(?:handleliste|indkøbsliste|inköpslista|einkaufsliste|shopping list|boodschappen(?:lijst)?|liste de courses)(?!\p{L}).*|.*(?:soup|dish) of the day|(?:ukens|ugens|dagens|veckans|månadens|månedens|weekly|chef['’]?s) \p{L}+|(?:chapter|kapitel|kapittel|chapitre|hoofdstuk) .{1,40}|(?:tip|tipp|tips|idea|idé|idee|idée|conseil|pick|choice|favou?rite|favorit|favoriet) (?:of the|der|des|du|de la|van de|van het) \p{L}+|(?:(?:basis|grund|grunn)?(?:recipe|recept|receptur|receptuur|oppskrift|opskrift|rezept|rezeptur)|base recipe|basic recipe|recette|recette de base|fiche technique|fiche recette|spec sheet)(?:s|er|en|e)?(?: (?:for|för|für|pour|voor|til|till))?|(?:sats|grundsats|batch|ansatz|base|basis|recette pour|sats för|nok til|nog|genug)(?: (?:for|för|für|pour|voor|til|till))?(?:\s?(?:no|nr|n°|#)?\.?\s?\d{1,5})?|(?:recipe|recept|oppskrift|opskrift|rezept|recette) (?:from|från|fra|von|de|van|by|av|af)\s.*|.*\b(?:nr|no|n°|nummer|issue|heft|ausgabe|p|pp|s|side|sid|sida|seite|page|pag|blz|bladzijde)\.? ?\d{1,4}|.*\.(?:com|co\.uk|no|se|dk|de|fr|nl|be|ch|at|org|net))$/iu;

/** "Én gruppe laver", "The recipe makes": what stands before a yield, and no name. */
const BEFORE_YIELD =
  /\s(?:makes|serves|feeds|is|are|gör|blir|ger|är|gir|lager|laver|giver|bliver|er|ergibt|macht|reicht|reichen|sind|donne|fait|sont|geeft|maakt|zijn)$/iu;
/** What there is to choose from, and how the text goes on behind it. */
interface Above {
  lines: readonly WrittenLine[];
  words: RecipeWords;
  /** The first letters of the words in the ingredients. */
  foods: ReadonlySet<string>;
  shouted: boolean;
  /** The lines above the amounts without their marks. */
  plains: readonly string[];
  /** Where the first line of servings stands below a name. */
  servedAt: number;
}

/**
 * The line above the ingredients that names the dish, where it is not the first that could: of all lines between the top and the first
 * amounts the one with the most signs of a name. Null: the first is as good as any.
 */
export function chosenTitle(lines: readonly WrittenLine[], words: RecipeWords): number | null {
  const end = firstAmounts(lines, words);
  // Without amounts only a form's label says which line is the name.
  if (end === -1) return labelledAt(lines);
  if (end === 0) return null;
  const batch = lines.slice(0, MOST_HEADS).findIndex((line, at) => isBatch(line, lines[at + 1]) && isUnderHeads(lines, at));
  if (batch !== -1) return batch;
  const top = lines.slice(0, Math.min(end, MOST_ABOVE));
  const above: Above = {
    lines,
    words,
    foods: stemsOf(lines.slice(end)),
    shouted: top.filter(isShouted).length === 1 && top[0] !== undefined && !isShouted(top[0]),
    plains: top.map(({ text }) => plain(text)),
    servedAt: -1,
  };
  const names = top.map((_, at) => scoreOf(at, above) !== null);
  above.servedAt = top.findIndex(
    ({ servings, text }, at) =>
      (servings !== null || yieldSaid(text, words) !== null) && names[at] === false && names.slice(0, at).includes(true),
  );
  const scored = top
    .map((_, at) => ({ at, score: scoreOf(at, above) }))
    .filter((each): each is { at: number; score: number } => each.score !== null);
  const first = scored[0];
  if (!first) return null;
  const best = scored.reduce((better, each) => (each.score > better.score ? each : better), {
    at: first.at,
    score: first.score + MARGIN - 1,
  });
  // The first is found by reading on, where nothing stands above it that could be read as something else.
  return best.at !== first.at || (best.at > 0 && best.score >= SURE) ? best.at : null;
}

function labelledAt(lines: readonly WrittenLine[]): number | null {
  const at = lines.slice(0, MOST_ABOVE).findIndex(({ text, heading }) => heading === null && hasLabel(text));
  return at > 0 ? at : null;
}

/** Where the first two amounts stand after each other, else the first. */
function firstAmounts(written: readonly WrittenLine[], words: RecipeWords): number {
  const lines = written.map((line, at) =>
    (at < 2 && isShapedTitle(line, words)) ||
    (at < MOST_HEADS && isServedName(line, words)) ||
    (at < MOST_HEADS && isBatch(line, written[at + 1]) && isUnderHeads(written, at))
      ? null
      : line,
  );
  const pair = lines.findIndex(
    (line, at) => isAmount(line) && (isAmount(lines[at + 1]) || (lines[at + 1]?.phrase.quantity ?? null) !== null),
  );
  const apart = lines.findIndex((line, at) => isAmount(line) && beginsList(lines, at));
  const first = apart === -1 ? pair : Math.min(apart, pair === -1 ? apart : pair);
  return first === -1 ? lines.findIndex(isAmount) : first;
}

/** "16 short ribs", "salt", "½ cup oil": a list that begins apart, with something in it that nobody counted. */
function beginsList(lines: readonly (WrittenLine | null)[], at: number): boolean {
  const [first, second, third] = lines.slice(at, at + 3);
  if (!first?.blankBefore || at === 0 || !second || second.blankBefore || second.servings !== null || !third || third.blankBefore)
    return false;
  return second.heading === null && !second.phrase.heading && !isSentence(second.text) && isAmount(third);
}

/** "Herb quark (batch of 5 kg)" over a list: how much of the dish it is, and none of its ingredients. */
function isBatch({ text }: WrittenLine, next: WrittenLine | undefined): boolean {
  return (
    text.length <= 160 && /^\p{L}[^\d]{1,80}\(/u.test(text) && BATCH.test(text) && next !== undefined && !BATCH.test(next.text)
  );
}

/** "(30 x 200 ml)". */
const FILLED = /\(\d{2,4}\s?[x×]\s?\d{1,4}\s?(?:g|gr|ml|cl|dl)\)$/iu;

/** "Bread rolls – 48 pcs at 90 g" over a list: what is shaped, and no amount of it. */
function isShapedTitle({ text }: WrittenLine, words: RecipeWords): boolean {
  if (isNameAndBatch(text)) return true;
  return (OF_SIZE.test(text) || FILLED.test(text)) && /^\p{L}/u.test(text) && titleWithYield(text, words).portions !== null;
}

/** So many lines stand above a name that says its amount and for how many it is. */
const MOST_HEADS = 4;

/** Nothing but places and papers stands above it. */
function isUnderHeads(lines: readonly WrittenLine[], at: number): boolean {
  return lines.slice(0, at).every(({ written, text }) => isOfPlace(text) || isAroundRecipe(written, text));
}

/** "Groninger mosterdsoep, ± 10 liter / 40 couverts". */
function isServedName({ text, phrase }: WrittenLine, words: RecipeWords): boolean {
  if (phrase.quantity === null || !/^\p{L}/u.test(text)) return false;
  const { portions, inPieces, title } = titleWithYield(text, words);
  return portions !== null && !inPieces && hasDishWord(title);
}

/** "Madeleines : 3 plaques fête de l'école". */
export function isNameAndBatch(text: string): boolean {
  const name = /^(\p{L}[^:,\d]{2,60}?)(?:\s?:|,|\s[–—-])\s/u.exec(text);
  return name !== null && hasDishWord(name[1] ?? '') && isBatchSaid(text.slice(name[0].length));
}

function isAmount(line: WrittenLine | null | undefined): line is WrittenLine {
  if (!line || !startsAmount(line) || line.servings !== null || line.phrase.unit === 'portion') return false;
  return !isDuration(line.text) && !isAroundRecipe(line.written, line.text) && !isNutrition(line.text);
}

function scoreOf(at: number, { lines, words, foods, shouted, plains, servedAt }: Above): number | null {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line || line.heading !== null || line.isTableHead || line.isListed) return null;
  const { text, written } = line;
  if (!/\p{L}{3}/u.test(text) || text.length > 160 || isDuration(text) || isNutrition(text) || isAside(text) || isGreeting(text))
    return null;
  if (
    /^[([].*[)\]]\.?$/u.test(text) ||
    (isPartName(text) && (next?.servings ?? null) === null && !isFirstName(at, lines)) ||
    (isAroundRecipe(written, text) && !hasLabel(text) && !isNumbered(text))
  )
    return null;
  const served = titleWithYield(text, words);
  if (isHandedOver(text) && introducesTitle(line, next)) return null;
  if (isNoName(served.title) || BEFORE_YIELD.test(served.title)) return null;
  if (line.isRow && (at > 3 || served.portions === null)) return null;
  if (line.servings !== null && served.portions === null) return null;
  if (yieldSaid(text, words) !== null && served.portions === null) return null;
  const name = served.title.replace(/\([^()]*\)$/u, '').trimEnd();
  if (/^\S+(?: \S+){0,3},$/u.test(text)) return null;
  if (words.servingsBefore.some((word) => word.startsWith(name.toLowerCase()))) return null;
  const count = name.split(/\s+/u).length;
  // A longer name holds the name of its first part, "Cured salmon with mustard" the heading "Salmon".
  const others = plains.filter((_, place) => place !== at && !(place < at && isShort(lines[place])));
  const isBelowServings = servedAt !== -1 && at > servedAt;
  let score = 0;
  if (hasLabel(text) || isNumbered(text)) score += 6;
  if (hasOccasion(text)) score += 1;
  if (hasDishWord(name)) score += 3;
  const used = (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => foods.has(word.slice(0, 4))).length;
  if (used > 0) score += 1 + Math.min(used, 3);
  if (served.portions !== null) score += 2;
  if (/^\s*(?:#|\*\*|__)/u.test(written) || (shouted && isShouted(line))) score += 1;
  if (
    next &&
    (next.servings !== null ||
      next.heading === 'ingredients' ||
      startsAmount(next) ||
      isDuration(next.text) ||
      isAroundRecipe(next.written, next.text))
  )
    score += 1;
  if (isOfPlace(name) || isShoutedHouse(name)) score -= 4;
  else if (isOfPlace(text)) score -= 2;
  if (/\s[–—|·/]\s|®|™/u.test(name)) score -= 1;
  if (others.some((other) => other.length > plain(name).length && ` ${other} `.includes(` ${plain(name)} `))) score += 2;
  if (isBelowServings) score -= 4;
  if (served.portions !== null && !served.inPieces) score += 1;
  if (OVER_RECIPES.test(name) || (!hasLabel(text) && OVER_RECIPES.test(bareOf(text))) || isChapter(name) || isTheme(name))
    score -= 5;
  if (isChapterByPlace(lines, at, used + Number(hasDishWord(name)))) score -= 4;
  if (isTrailOfPages(text)) score -= 6;
  if (/[?!]\s+\p{L}/u.test(text)) score -= 3;
  if (name.endsWith(':') && !hasLabel(text)) score -= 3;
  if (isSentence(text)) score -= /[!?]$/u.test(text) ? 2 : 5;
  if (count > 10) score -= 3;
  if (line.phrase.quantity !== null && served.portions === null) score -= 3;
  return score;
}

/** "HUSMANSKOST", apart over "Kalops" and its servings: what a book gathers dishes under, where it names nothing that is cooked. */
function isChapterByPlace(lines: readonly WrittenLine[], at: number, named: number): boolean {
  const [line, next, third] = lines.slice(at, at + 3);
  if (!line || !next || !third || named > 0 || !isShouted(line) || isShouted(next)) return false;
  const isName = next.blankBefore && next.servings === null && next.phrase.quantity === null && !isSentence(next.text);
  return isName && (third.servings !== null || startsAmount(third) || third.heading === 'ingredients');
}

/** "Breakfast & Brunch » Pancakes": the way to the page that says its own name below. */
function isTrailOfPages(text: string): boolean {
  return /^\p{L}[^\d»›]{1,40}(?:\s[»›]\s[^\d»›]{2,60}){1,6}$/u.test(text);
}

/** Nothing but pages, forms and places stands above it. */
function isFirstName(at: number, lines: readonly WrittenLine[]): boolean {
  return lines.slice(0, at).every(({ written, text }) => isOfPlace(text) || isMenuPlace(text) || isAroundRecipe(written, text));
}

/** "** UKENS TIPS **": a line without the marks around it. */
function bareOf(text: string): string {
  return withoutEnds(text, /[\s*~★☆•–—_=-]/u);
}

function isShort(line: WrittenLine | undefined): boolean {
  return (
    line !== undefined && line.text.split(' ').length <= 6 && !isSentence(line.text) && !isAroundRecipe(line.written, line.text)
  );
}

function isShouted({ text }: WrittenLine): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase();
}

function stemsOf(lines: readonly WrittenLine[]): ReadonlySet<string> {
  const stems = lines.filter(startsAmount).flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return new Set(stems.map((word) => word.slice(0, 4)));
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');
}
