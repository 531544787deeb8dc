import { parseLine } from '../ingredients/phrase/parse-line.ts';
import type { IngredientPhrase } from '../ingredients/ingredient-phrase.ts';
import { nameLanguageOf, type Language } from '../kernel/language.ts';
import { isPartName } from './import/part-names.ts';
import {
  isAside,
  isDuration,
  isNutrition,
  isPraise,
  isSentence,
  isStep,
  kindOfHeading,
  stepOf,
  tidyLine,
  withoutTabs,
} from './pasted-line.ts';
import { piecesIn, servingsBeside, servingsIn, titleWithServings } from './pasted-servings.ts';
import { RECIPE_WORDS } from './recipe-words.ts';
import type { RecipeWords } from './words/recipe-words.ts';

export interface PastedRecipe {
  title: string | null;
  portions: number | null;
  /** As written; headings part the ingredients ("For the sauce:"). */
  lines: { text: string; heading: boolean }[];
  method: string;
  /** What is neither: times, where it comes from, a word of praise. */
  notes: string;
}

export type PastedPart = 'title' | 'servings' | 'heading' | 'ingredient' | 'part' | 'step' | 'note';

interface Line {
  written: string;
  text: string;
  heading: ReturnType<typeof kindOfHeading>;
  servings: number | null;
  phrase: IngredientPhrase;
  blankBefore: boolean;
}

/** No recipe has more lines: what is behind them is kept as its method, unread. */
const MOST_READ_LINES = 2000;

/** Longer lines are no title, and no ingredient. */
const LONGEST_TITLE = 200;
const LONGEST_INGREDIENT = 500;

/**
 * Tells title, servings, ingredient lines and method of a pasted text apart: by its headings where it has them, else by
 * the shape of the lines. Ingredients are short and begin with an amount; steps are sentences or begin with a verb.
 */
export function readPastedRecipe(text: string, language: Language): PastedRecipe {
  return readPlacedRecipe(text, language).recipe;
}

/** The same, with where each line that is not blank has gone. */
export function readPlacedRecipe(
  text: string,
  language: Language,
): { recipe: PastedRecipe; placed: { text: string; part: PastedPart }[] } {
  const words = RECIPE_WORDS[nameLanguageOf(language)];
  const reader = new Reader(linesOf(text, language, words), words);
  return reader.read();
}

function linesOf(text: string, language: Language, words: RecipeWords): Line[] {
  const lines: Line[] = [];
  let blankBefore = true;
  for (const written of joinedServings(text.split(/\r\n?|\n/u), words)) {
    const tidy = tidyLine(written);
    if (tidy === '') {
      blankBefore = true;
      continue;
    }
    lines.push({
      written,
      text: tidy,
      heading: kindOfHeading(tidy, words),
      servings: servingsIn(tidy, words),
      phrase: parseLine(lines.length < MOST_READ_LINES ? tidy : '', language),
      blankBefore,
    });
    blankBefore = false;
  }
  return lines;
}

/** Pages put the number of portions into a line of its own: "8", then "personnes". */
function joinedServings(lines: readonly string[], words: RecipeWords): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const isCounted = /^\s*\d{1,4}\s*$/u.test(joined.at(-1) ?? '') && words.servingsAfter.includes(line.trim().toLowerCase());
    if (isCounted) joined.push(`${(joined.pop() ?? '').trim()} ${line.trim()}`);
    else joined.push(line);
  }
  return joined;
}

class Reader {
  private readonly recipe: PastedRecipe = { title: null, portions: null, lines: [], method: '', notes: '' };
  private readonly placed: { text: string; part: PastedPart }[] = [];
  private readonly method: string[] = [];
  private readonly notes: string[] = [];
  private part: 'top' | 'ingredients' | 'method' = 'top';
  private readonly lines: readonly Line[];
  private readonly words: RecipeWords;

  constructor(lines: readonly Line[], words: RecipeWords) {
    this.lines = lines;
    this.words = words;
  }

  read(): { recipe: PastedRecipe; placed: { text: string; part: PastedPart }[] } {
    for (const [at, line] of this.lines.entries()) {
      const part = at < MOST_READ_LINES ? this.placeOf(line, at) : 'step';
      this.placed.push({ text: line.text, part });
      if (part === 'step') this.method.push(stepOf(line.written));
      if (part === 'note') this.notes.push(withoutTabs(line.text));
      if (part === 'ingredient' || part === 'part')
        this.recipe.lines.push({ text: withoutTabs(line.text), heading: part === 'part' });
    }
    const [method, notes] = [this.method.join('\n'), this.notes.join('\n')];
    return { recipe: { ...this.recipe, method, notes }, placed: this.placed };
  }

  private placeOf(line: Line, at: number): PastedPart {
    if (line.heading === 'ingredients' || (line.heading === 'method' && this.part !== 'method')) {
      this.part = line.heading;
      this.recipe.portions ??= line.servings;
      return 'heading';
    }
    if (this.part === 'method') {
      if (!this.beginsIngredients(line, at)) return 'step';
      this.part = 'ingredients';
      return 'part';
    }
    if (isNutrition(line.text)) return 'note';
    if (isDuration(line.text)) {
      this.recipe.portions ??= servingsBeside(line.written, this.words);
      return 'note';
    }
    if (this.part === 'top' && this.recipe.title === null && this.recipe.lines.length === 0) {
      const title = this.titleOf(line, at);
      if (title) return title;
    }
    if (line.servings !== null) return this.takeServings(line.servings);
    const isUnderTitle = this.part === 'top' && this.recipe.lines.length === 0 && this.recipe.portions === null;
    const pieces = isUnderTitle && at === 1 ? piecesIn(line.text) : null;
    if (pieces !== null) return this.takeServings(pieces);
    const beside = this.part === 'top' ? servingsBeside(line.written, this.words) : null;
    if (beside !== null) {
      this.recipe.portions ??= beside;
      return 'note';
    }
    if (this.isFirstStep(line, at)) {
      this.part = 'method';
      return 'step';
    }
    if (this.part === 'top' && this.recipe.lines.length === 0 && this.isSaidOfTheDish(line, at)) return 'note';
    if (line.text.length > LONGEST_INGREDIENT) return 'note';
    return line.phrase.heading || this.isPartName(line, at) ? 'part' : 'ingredient';
  }

  private takeServings(servings: number): PastedPart {
    if (this.recipe.portions !== null) return 'note';
    this.recipe.portions = servings;
    return 'servings';
  }

  private titleOf(line: Line, at: number): PastedPart | null {
    if (isAside(line.text)) return 'note';
    const marked = /\S\s*\|\s*\S/u.test(line.written) ? tidyLine(line.written.replaceAll('|', ' – ')) : line.text;
    const beside = isSentence(line.text) ? null : titleWithServings(marked.replace(/\s*–$/u, ''), this.words);
    if (line.servings !== null && !beside) return this.takeServings(line.servings);
    const tabbed = /^(\p{L}[^\t]*)\t+\s*(\d{1,4})\s*$/u.exec(line.text);
    if (!beside && !tabbed && this.introducesTitle(line, at)) return 'note';
    if (!beside && !tabbed && !this.isTitle(line, at)) return isSentence(line.text) && !this.startsAmount(line) ? 'note' : null;
    this.recipe.title = withoutTabs(beside?.title ?? tabbed?.[1] ?? line.text).replace(/[:\s]+$/u, '');
    this.recipe.portions ??= beside?.portions ?? (Number(tabbed?.[2] ?? 0) || null);
    return 'title';
  }

  /** "Here are the recipes:" stands over a name, a heading of ingredients over amounts. */
  private introducesTitle(line: Line, at: number): boolean {
    const next = this.lines[at + 1];
    if (!line.text.endsWith(':') || !next || line.text.split(' ').length < 2) return false;
    return next.heading === null && next.servings === null && next.phrase.quantity === null && !next.phrase.heading;
  }

  /** "Pasta mit einer Tomatensauce" and "7 layer salad" have a number and are titles; "200 g flour" is not. */
  private isTitle(line: Line, at: number): boolean {
    if (line.text.length > LONGEST_TITLE || isPraise(line.text) || !/\p{L}/u.test(line.text)) return false;
    const next = this.lines[at + 1];
    if (line.phrase.quantity === null) return !line.phrase.heading || next?.heading === 'ingredients' || next?.servings != null;
    if (next === undefined) return false;
    if (this.isMeasured(line)) return false;
    if (next.servings !== null || next.heading === 'ingredients' || (next.blankBefore && this.startsAmount(next))) return true;
    if (!/^[\d½¼¾⅓⅔]/u.test(line.text)) return this.startsAmount(next) || isDuration(next.text) || next.phrase.heading;
    return /^\d+\S*(?:\s\p{Lu}[\p{L}'’-]+){2,}$/u.test(line.text) && this.startsAmount(next);
  }

  private isMeasured({ phrase, text }: Line): boolean {
    return phrase.unit !== null && phrase.unit !== 'piece' && /\d|^[½¼¾⅓⅔]/u.test(text) && !/^\d+-\p{L}/u.test(text);
  }

  private startsAmount({ phrase, text }: Line): boolean {
    return phrase.quantity !== null && (/^[\d½¼¾⅓⅔~(]/u.test(text) || phrase.unit !== null);
  }

  private isFirstStep(line: Line, at: number): boolean {
    if (this.recipe.lines.length === 0) return false;
    // With a heading over its method to come, only what can be nothing else is a step before it.
    const isHeadingAhead = this.lines.slice(at + 1).some(({ heading }) => heading === 'method');
    if (isHeadingAhead) return line.text.length > 200;
    return isStep(line.written, line.text, line.phrase, this.words);
  }

  /** Between title and ingredients stands what praises the dish or says where it comes from. */
  private isSaidOfTheDish(line: Line, at: number): boolean {
    if (isSentence(line.text) && !this.startsAmount(line)) return true;
    if (line.phrase.quantity !== null || line.phrase.heading) return false;
    const isHeadingAhead = this.lines.slice(at + 1).some(({ heading }) => heading === 'ingredients');
    if (isHeadingAhead) return true;
    const next = this.lines[at + 1];
    const isApart = next !== undefined && next.blankBefore && this.startsAmount(next);
    return this.recipe.title !== null && (isApart || next?.servings != null || line.text.length > 90);
  }

  /** "Teig" apart from the lines above it, over its own amounts. */
  private isPartName(line: Line, at: number): boolean {
    const next = this.lines[at + 1];
    return line.blankBefore && isPartName(line.text) && next !== undefined && !next.blankBefore && this.startsAmount(next);
  }

  /** After the steps of one part: "For the filling:" and its amounts. */
  private beginsIngredients(line: Line, at: number): boolean {
    if (!line.phrase.heading || isSentence(line.text)) return false;
    const next = this.lines.slice(at + 1, at + 3);
    return (
      next.length === 2 && next.every((each) => this.startsAmount(each) && each.phrase.unit !== null && !isSentence(each.text))
    );
  }
}
