import { withoutEnd } from '../../kernel/reading/ends.ts';
import { nameLanguageOf, type Language, type NameLanguage } from '../../kernel/language.ts';
import { isHeadOfColumns } from './columns/column-heads.ts';
import {
  isAside,
  isDuration,
  isGreeting,
  isLoneVerb,
  isNutrition,
  isRemark,
  isSentence,
  isSignOff,
  isStep,
  stepOf,
  withoutTabs,
} from './lines/pasted-line.ts';
import { isKitchenNote, isLeftToTaste, isSaidOfWork, isTalk } from './lines/kitchen-notes.ts';
import { servingsAtEnd, servingsBeside } from './yields/pasted-servings.ts';
import { mentionedServings } from './yields/mentioned-servings.ts';
import { yieldInSentence } from './yields/pasted-mention.ts';
import { BRACKETED, introducesTitle, isSalutation, isAsideOrListed, isNameOfForm, nameAt, isTitle } from './pasted-title.ts';
import { dishInSentence, isAskedFor } from './dish-in-sentence.ts';
import { IntroducedDish, isSaidOverList } from './introduced-dish.ts';
import { isPaperHead } from './lines/paper-heads.ts';
import { isForOne, servingsUnderTitle, yieldUnderTitle } from './yield-under-title.ts';
import { beginsIngredients, isLastOfList, isOfBullets, isPartAmong, isSetProse, listGoesOn } from './part-of-dish.ts';
import { isAroundRecipe } from './lines/around-recipes.ts';
import { isHandedOver, isNoName, titleAsSaid } from './introduced-title.ts';
import { chosenTitle, isNameAndBatch } from './title-choice.ts';
import { betterOf, isOfContainers } from './yields/pasted-yield.ts';
import { linesOf, MOST_READ_LINES, startsAmount, type WrittenLine, type WrittenText } from './written-lines.ts';
import { hasDishWord } from './words/dish-words.ts';
import { RECIPE_WORDS } from './recipe-words.ts';
import type { RecipeWords } from './words/recipe-words.ts';

export interface PastedRecipe {
  title: string | null;
  portions: number | null;
  /** As written; headings part the ingredients ("For the sauce:"). */
  lines: { text: string; heading: boolean }[];
  method: string;
  /** Text that is neither: times, where it comes from, a word of praise. */
  notes: string;
}

export type PastedPart = 'title' | 'servings' | 'heading' | 'ingredient' | 'part' | 'step' | 'note';

/** A title and its servings in two cells. */
const TABBED = /^(\p{L}[^\t]*)\t\s*(\d{1,4})\s*$/u;
/** Longer lines are no ingredient. */
const LONGEST_INGREDIENT = 500;

/**
 * Tells title, servings, ingredient lines and method of a pasted text apart: by its headings where it has them, else by
 * the shape of the lines. Ingredients are short and begin with an amount; steps are sentences or begin with a verb.
 */
export function readPastedRecipe(text: string, language: Language, said: ReadonlySet<string> = new Set()): PastedRecipe {
  return readPlacedRecipe(text, language, said).recipe;
}

/** The same, with where each line that is not blank has gone. */
export function readPlacedRecipe(
  text: string,
  language: Language,
  /** What somebody of a chat says in a line of its own. */
  said: ReadonlySet<string> = new Set(),
): { recipe: PastedRecipe; placed: { text: string; part: PastedPart }[] } {
  const words = RECIPE_WORDS[nameLanguageOf(language)];
  const reader = new Reader(linesOf(text, language, words), nameLanguageOf(language), said);
  return reader.read();
}

class Reader {
  /** The title said a number of pieces. */
  private isInPieces = false;
  /** A mail has ended: who wrote it stands below. */
  private isSigned = false;
  private readonly recipe: PastedRecipe = { title: null, portions: null, lines: [], method: '', notes: '' };
  private readonly placed: { text: string; part: PastedPart }[] = [];
  private readonly method: string[] = [];
  private readonly notes: string[] = [];
  /** Servings that a sentence mentions: a line of its own says it better. */
  private mentioned: number | null = null;
  /** The amounts are said to be for one: any other line says it better. */
  private isForOne = false;
  private part: 'top' | 'ingredients' | 'method' = 'top';
  private readonly lines: readonly WrittenLine[];
  /** The line that names the dish, where it is not the first that could. */
  private readonly chosen: number | null;
  /** The dish that a greeting speaks of: a line of its own says it better. */
  private readonly introduced: IntroducedDish;
  private readonly language: NameLanguage;
  private readonly said: ReadonlySet<string>;
  private readonly words: RecipeWords;
  private readonly ofColumns: number | null;
  /** Where the heads of the first columns stand; -1 where there are none. */
  private readonly columnsAt: number;
  /** The places of the last headings over each; -1 where there is none. */
  private readonly lastHeading: Record<'ingredients' | 'method', number>;

  constructor({ lines, portions }: WrittenText, language: NameLanguage, said: ReadonlySet<string>) {
    const words = RECIPE_WORDS[language];
    this.lines = lines;
    // The amounts of all portions were read of the columns: they go with the number that these agree on.
    this.ofColumns = portions;
    this.language = language;
    this.said = said;
    this.words = words;
    this.introduced = new IntroducedDish(words);
    this.chosen = chosenTitle(lines, words);
    const lastOf = (kind: 'ingredients' | 'method'): number => lines.findLastIndex(({ heading }) => heading === kind);
    this.columnsAt = lines.findIndex(({ isTableHead, text }) => isTableHead || isHeadOfColumns(text));
    this.lastHeading = { ingredients: lastOf('ingredients'), method: lastOf('method') };
  }

  read(): { recipe: PastedRecipe; placed: { text: string; part: PastedPart }[] } {
    for (const [at, line] of this.lines.entries()) {
      const part = at < MOST_READ_LINES ? this.placeOf(line, at) : 'step';
      this.placed.push({ text: line.asWritten, part });
      if (part === 'step') this.takeStep(line);
      if (part === 'note') this.takeNote(line);
      if (part === 'ingredient' || part === 'part')
        this.recipe.lines.push({ text: withoutTabs(line.asWritten), heading: part === 'part' });
    }
    const [method, notes] = [this.method.join('\n'), this.notes.join('\n')];
    const portions = this.ofColumns ?? this.recipe.portions ?? this.mentioned ?? (this.isForOne ? 1 : null);
    const title = this.recipe.title ?? this.introduced.name;
    return { recipe: { ...this.recipe, title, portions, method, notes }, placed: this.placed };
  }

  private takeStep(line: WrittenLine): void {
    this.method.push(stepOf(line.written));
    this.mentioned ??= servingsAtEnd(line.text, this.words);
  }

  private takeNote(line: WrittenLine): void {
    this.notes.push(withoutTabs(line.text));
    if (this.recipe.lines.length > 0 || isPaperHead(line.text)) return;
    this.mentioned ??= mentionedServings(line.text, this.words);
    this.introduced.take(line.text);
  }

  private placeOf(line: WrittenLine, at: number): PastedPart {
    if (line.isTableHead || isHeadOfColumns(line.text)) return 'note';
    if (at === this.chosen) return this.takeTitle(line, at);
    if (line.heading === 'ingredients' || (line.heading === 'method' && this.part !== 'method')) {
      this.part = line.heading;
      this.recipe.portions ??= this.portionsIn(line);
      return 'heading';
    }
    if (this.part === 'method') {
      this.mentioned ??= line.servings;
      if (!beginsIngredients(this.lines, at)) return 'step';
      this.part = 'ingredients';
      return 'part';
    }
    if (isNutrition(line.text) || this.isAround(line) || this.isQuestion(line)) return 'note';
    if (isDuration(line.text)) {
      this.recipe.portions ??= servingsBeside(line.written, this.words);
      return 'note';
    }
    if (this.part === 'top' && this.recipe.title === null && this.recipe.lines.length === 0) {
      const title = this.titleOf(line, at);
      if (title) return title;
    }
    const servings =
      (this.isUnderTitle() && !line.isRow ? yieldUnderTitle(this.under(line, at), this.recipe.title ?? '') : null) ??
      line.servings;
    if (servings !== null) return this.takeServings(servings, line);
    if (this.isUnderTitle() && isForOne(line.text)) {
      this.isForOne = true;
      return 'servings';
    }
    const beside =
      this.part === 'top' && !line.isRow
        ? (servingsBeside(line.written, this.words) ?? (this.isUnderTitle() ? servingsUnderTitle(this.under(line, at)) : null))
        : null;
    if (beside !== null) {
      this.recipe.portions ??= beside;
      return 'note';
    }
    if (this.chosen !== null && at < this.chosen) return 'note';
    if (this.isTalk(line)) return this.recipe.lines.length === 0 ? 'note' : 'step';
    if (this.recipe.lines.length > 0 && isLoneVerb(line.text, this.words)) return 'step';
    if (this.recipe.lines.length > 0 && isKitchenNote(line.text)) return 'note';
    if (this.recipe.lines.length > 0 && isSaidOfWork(line.text, line.phrase, this.language)) {
      // Between ingredients it is a step of the part above it.
      if (!listGoesOn(this.lines, at)) this.part = 'method';
      return 'step';
    }
    if (this.isFirstStep(line, at)) {
      this.part = 'method';
      return 'step';
    }
    if (this.part === 'top' && this.recipe.lines.length === 0 && this.isSaidOfTheDish(line, at)) return 'note';
    if (line.text.length > LONGEST_INGREDIENT || isRemark(line.text)) return 'note';
    this.isSigned ||= isSignOff(line.text) && isLastOfList(this.lines, at);
    if (this.isSigned && line.phrase.quantity === null) return 'note';
    return line.phrase.heading || isPartAmong(this.lines, at, this.recipe.title) ? 'part' : 'ingredient';
  }

  private isTalk({ written, text, phrase }: WrittenLine): boolean {
    return this.said.has(written.trim()) && (phrase.quantity === null || isTalk(text, this.recipe.lines.length === 0));
  }

  /** What a page or a form sets above the ingredients. */
  private isAround({ written, text, servings }: WrittenLine): boolean {
    const isAbove = this.part !== 'method' && this.recipe.lines.length === 0;
    return isAbove && servings === null && servingsBeside(written, this.words) === null && isAroundRecipe(written, text);
  }

  /** "Can you send me the lasagne for 8?" over the list: "can" is no tin there. */
  private isQuestion({ text, phrase }: WrittenLine): boolean {
    const isOver = this.part === 'top' && this.recipe.lines.length === 0;
    return isOver && phrase.quantity !== null && text.includes('?') && isAskedFor(text);
  }

  private isUnderTitle(): boolean {
    const { title, portions, lines } = this.recipe;
    return this.part === 'top' && title !== null && portions === null && lines.length === 0;
  }

  private under(line: WrittenLine, at: number): Parameters<typeof servingsUnderTitle>[0] {
    return { line, next: this.lines[at + 1], words: this.words };
  }

  /** What the line says of portions: a tin or a tray is none. */
  private portionsIn({ text, servings }: WrittenLine, found = servings): number | null {
    if (found === null || !isOfContainers(text, this.words)) return betterOf(text, found, this.words);
    return null;
  }

  private takeServings(found: number, line: WrittenLine): PastedPart {
    if (this.recipe.title === null && this.recipe.lines.length === 0 && hasDishWord(line.text)) this.introduced.take(line.text);
    const servings = this.portionsIn(line, found);
    if (servings === null) return 'servings';
    // "Pannkakor (16 st)" over "4 portioner" is for four.
    const isBetter = this.isInPieces && this.recipe.lines.length === 0;
    if (this.recipe.portions !== null && !isBetter) return 'note';
    this.isInPieces = false;
    this.recipe.portions = servings;
    return 'servings';
  }

  private titleOf(line: WrittenLine, at: number): PastedPart | null {
    const next = this.lines[at + 1];
    if (isAside(line.text) || isGreeting(line.text) || isSalutation(line, next) || isNameOfForm(line, next)) return 'note';
    if (isSaidOverList(line, next, this.words)) return 'note';
    if (line.isListed || isAsideOrListed(line, next)) return null;
    // "Debbie, here you go, it feeds an army!" below the subject that names the dish.
    if (this.introduced.name !== null && isSentence(line.text) && dishInSentence(line.text, this.words) === null) return 'note';
    const named = nameAt(this.lines, at, this.words);
    if (line.servings !== null && named.portions === null) return this.takeServings(line.servings, line);
    if (isNoName(named.title)) return named.portions === null ? 'note' : this.takeServings(named.portions, line);
    const isServed = named.portions !== null || TABBED.test(line.text) || isNameAndBatch(line.text);
    if (this.chosen !== null && at < this.chosen) return 'note';
    if ((!isServed || isHandedOver(line.text)) && introducesTitle(line, next)) return 'note';
    if (!isServed && !isTitle(line, next)) return isSentence(line.text) && !startsAmount(line) ? 'note' : null;
    return this.takeTitle(line, at);
  }

  private takeTitle(line: WrittenLine, at: number): PastedPart {
    const named = nameAt(this.lines, at, this.words);
    const tabbed = TABBED.exec(line.text);
    const written = withoutEnd(withoutTabs(tabbed?.[1] ?? named.title), /[:\s]/u);
    const title = titleAsSaid(written, this.words);
    if (title === null) return 'note';
    this.recipe.title = title;
    // A sentence that names the dish may say for how many it is.
    if (title !== written) this.mentioned ??= yieldInSentence(line.text, this.words);
    this.recipe.portions ??= named.portions ?? (Number(tabbed?.[2] ?? 0) || null);
    this.isInPieces = named.inPieces;
    return 'title';
  }

  private isFirstStep(line: WrittenLine, at: number): boolean {
    if (this.recipe.lines.length === 0) return false;
    if (isSetProse(this.lines, at)) return true;
    // With a heading over its method to come, only what can be nothing else is a step before it.
    const isHeadingAhead = at < this.lastHeading.method;
    if (isHeadingAhead) return line.text.length > 200;
    const isTaste = line.phrase.quantity === null && isLeftToTaste(line.text, this.words, this.language);
    if (isTaste || !isStep(line.written, line.text, line.phrase, this.words)) return false;
    return !isOfBullets(this.lines, at, this.words);
  }

  /** Between title and ingredients stands what praises the dish or says where it comes from. */
  private isSaidOfTheDish(line: WrittenLine, at: number): boolean {
    if (isSentence(line.text) && !startsAmount(line)) return true;
    if (BRACKETED.test(line.text)) return true;
    if (at < this.columnsAt && !startsAmount(line)) return true;
    if (line.phrase.quantity !== null || line.phrase.heading) return false;
    const isHeadingAhead = at < this.lastHeading.ingredients;
    if (isHeadingAhead) return true;
    const next = this.lines[at + 1];
    const isApart = next !== undefined && next.blankBefore && startsAmount(next);
    return this.recipe.title !== null && (isApart || next?.servings != null || line.text.length > 90);
  }
}
