import { parseLine } from '../ingredients/phrase/parse-line.ts';
import { cleanLine } from '../ingredients/phrase/clean-line.ts';
import type { IngredientPhrase } from '../ingredients/ingredient-phrase.ts';
import { nameLanguageOf, type Language } from '../kernel/language.ts';
import { servingsIn } from './pasted-servings.ts';
import { RECIPE_WORDS, type RecipeWords } from './recipe-words.ts';

export interface PastedRecipe {
  title: string | null;
  portions: number | null;
  /** As written; headings part the ingredients ("For the sauce:"). */
  lines: { text: string; heading: boolean }[];
  method: string;
}

type Part = 'top' | 'ingredients' | 'method';

/** "Zubereitungszeit: 120 Min.", "Cuisson : 2 h": said beside the servings, and no ingredient. */
const DURATION =
  /^\p{L}[^\d,]{1,40}\s*:\s*(?:ca\.?\s*)?\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)?\s*(?:min|mins|minutes?|minuter|minutter|minuten|h|hrs?|hours?|std|stunden?|heures?|t|tim|timer?|timmar?|uur|uren)\b/iu;

/** Longer texts are books; what is behind this many lines is left out. */
const MOST_PASTED_LINES = 2000;

/**
 * Tells title, servings, ingredient lines and method of a pasted text apart: by its headings where it has them, else by
 * the shape of the lines. Ingredients are short and begin with an amount; steps are sentences or begin with a verb.
 */
export function readPastedRecipe(text: string, language: Language): PastedRecipe {
  const words = RECIPE_WORDS[nameLanguageOf(language)];
  const recipe: PastedRecipe = { title: null, portions: null, lines: [], method: '' };
  const method: string[] = [];
  let part: Part = 'top';
  for (const written of text.split(/\r\n?|\n/u).slice(0, MOST_PASTED_LINES)) {
    const line = cleanLine(written);
    if (line === '') continue;
    if (part === 'method') {
      method.push(stepOf(written));
      continue;
    }
    if (DURATION.test(line)) continue;
    const heading = headingKind(line, words);
    if (heading) {
      part = heading;
      recipe.portions ??= servingsIn(line, words);
      continue;
    }
    const portions = servingsIn(line, words);
    if (portions !== null) {
      recipe.portions ??= portions;
      const rest = titleBeside(line, recipe, part);
      if (rest !== null) recipe.title = rest;
      continue;
    }
    const phrase = parseLine(written, language);
    if (part === 'top' && recipe.title === null && isTitle(phrase, line)) {
      recipe.title = line.replace(/[:\s]+$/u, '');
      continue;
    }
    if (isStep(written, line, phrase, words) && recipe.lines.length > 0) {
      part = 'method';
      method.push(stepOf(written));
      continue;
    }
    // Sentences between title and ingredients praise the dish.
    if (part === 'top' && recipe.lines.length === 0 && isSentence(line)) continue;
    recipe.lines.push({ text: line, heading: phrase.heading });
  }
  recipe.method = method.join('\n');
  return recipe;
}

function headingKind(line: string, words: RecipeWords): Exclude<Part, 'top'> | null {
  const bare = line
    .toLowerCase()
    .replace(/\([^)]*\)|[:.*#]/gu, ' ')
    .trim();
  const is = (heads: string[]) =>
    heads.some((head) => bare === head || (bare.startsWith(`${head} `) && bare.length <= head.length + 24));
  if (is(words.ingredients)) return 'ingredients';
  return is(words.method) && (line.endsWith(':') || bare.split(' ').length <= 4) ? 'method' : null;
}

/** "Meatballs (4 portions)": a title with its servings on one line. */
function titleBeside(line: string, { title }: PastedRecipe, part: Part): string | null {
  const bracket = /^(.{3,80}?)\s*[([–—-]\s*[^()]*\d[^()]*[)\]]?$/u.exec(line);
  return title === null && part === 'top' && bracket ? (bracket[1] ?? null) : null;
}

function isTitle(phrase: IngredientPhrase, line: string): boolean {
  return phrase.quantity === null && !isSentence(line) && line.length <= 100;
}

function isSentence(line: string): boolean {
  return line.split(' ').length >= 5 && /[.!]$/u.test(line);
}

/** A numbered line that is no amount, a sentence, or a line that begins with a kitchen's verb. */
function isStep(written: string, line: string, phrase: IngredientPhrase, words: RecipeWords): boolean {
  if (phrase.heading) return false;
  const lower = line.toLowerCase();
  const isDeed = words.deeds.some((deed) => lower.startsWith(`${deed} `));
  const count = line.split(' ').length;
  if (phrase.quantity !== null && !isDeed) return count >= 14 && isSentence(line);
  if (/^\s*(?:\d{1,2}[.)]|step \d)/iu.test(written) && count >= 4) return true;
  const isDone = words.deedEndings?.some((ending) => lower.endsWith(`${ending}.`)) ?? false;
  return (isDone && count >= 3) || (isDeed && count >= 4) || (isSentence(line) && count >= 7) || count >= 18;
}

function stepOf(written: string): string {
  const step = cleanLine(written);
  const number = /^\s*(\d{1,2}[.)])\s/u.exec(written)?.[1];
  return number && !step.startsWith(number) ? `${number} ${step}` : step;
}
