import { BULLETED } from '../../ingredients/phrase/clean-line.ts';
import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import { rowsWithAmountsBehind } from '../paste/columns/amounts-behind.ts';
import { isAroundRecipe } from '../paste/lines/around-recipes.ts';
import { asFormRow } from '../paste/form-rows.ts';
import { isAside, isDuration, isSentence, isStep, kindOfHeading, tidyLine } from '../paste/lines/pasted-line.ts';
import { servingsBeside, servingsIn, titleWithServings } from '../paste/yields/pasted-servings.ts';
import { isNamedPaper } from '../paste/introduced-title.ts';
import { RECIPE_WORDS } from '../paste/recipe-words.ts';
import { withJoinedUnits } from '../paste/columns/unit-columns.ts';
import { LONGEST_READ_LINE, MOST_READ_LINES } from '../paste/written-lines.ts';
import { areNamesAndMeasures, isServedInCells } from '../paste/two-columns.ts';
import type { RecipeWords } from '../paste/words/recipe-words.ts';
import { isPartName } from '../paste/lines/part-names.ts';
import { languageOfText } from './text-language.ts';

/** "---", "***", "=====", "~~~", a form feed. */
const RULE = /^[\s>]*(?:[-–—_=*~#•·]\s*){3,}$|\f/u;
/** "Recipe 2: Pancakes", "Rezept Nr. 3", "RECETTE 1 –". */
const NUMBERED = /^(?:recipe|recept|oppskrift|opskrift|rezept|recette)\s*(?:(?:nr\.?|no\.?|n°|#)\s*)?\d{1,4}\b/iu;
/** "Løk: 15 stk" in a list: pieces of a food, and no dish with its servings. */
const COUNTED = /:\s*\d{1,4}\s?(?:stk|st|styck|stykker|stück|stücke|stuks?|pi[eè]ces?|pcs?)\.?$/iu;
const MOST_ASKED_AHEAD = 6;

interface Line {
  written: string;
  text: string;
  ruleBefore: boolean;
  blankBefore: boolean;
  /** 1–6 for a heading of Markdown, else 0. */
  level: number;
  kind: 'ingredients' | 'method' | 'servings' | 'amount' | 'step' | 'aside' | 'part' | 'words';
  hasBullet: boolean;
  isNumbered: boolean;
  /** A name and its servings in one line, which only a title is. */
  isServedTitle: boolean;
}

type Evidence = 'none' | 'some' | 'strong';

/** Parts a text into its recipes, each with all of its lines; a text without an end of one and a beginning of another is one. */
export function splitRecipes(text: string, language: Language): string[] {
  const lines = linesOf(text, language);
  const hasMethods = lines.some(({ kind }) => kind === 'method' || kind === 'step');
  const parts: string[][] = [[]];
  let so = fresh();
  for (const [at, line] of lines.entries()) {
    if (line.text !== '' && begins(lines, at, so, hasMethods)) {
      parts.push([]);
      so = fresh();
    }
    parts.at(-1)?.push(line.written);
    if (line.text !== '') note(so, line);
  }
  const texts = parts.map((part) => part.join('\n'));
  return texts.filter((part) => /[\p{L}\p{N}]/u.test(part));
}

interface SoFar {
  amounts: number;
  lines: number;
  inMethod: boolean;
  /** The level of Markdown of the title. */
  level: number;
  isServed: boolean;
  /** Its title has a number in front: "1. Pancakes". */
  isNumbered: boolean;
}

function fresh(): SoFar {
  return { amounts: 0, lines: 0, inMethod: false, level: 0, isServed: false, isNumbered: false };
}

function note(so: SoFar, line: Line): void {
  if (so.lines === 0) [so.level, so.isNumbered] = [line.level, line.isNumbered];
  so.lines++;
  if (line.kind === 'amount') so.amounts++;
  if (line.kind === 'servings' || line.isServedTitle) so.isServed = true;
  if (line.kind === 'method' || (line.kind === 'step' && so.amounts > 0)) so.inMethod = true;
  if (line.kind === 'ingredients') so.inMethod = false;
}

/** Whether a new recipe begins here, by what stands before the line and what comes behind it. */
function begins(lines: readonly Line[], at: number, so: SoFar, hasMethods: boolean): boolean {
  const line = lines[at];
  if (!line || so.lines === 0) return false;
  if (NUMBERED.test(line.text) && (so.amounts > 0 || so.inMethod)) return true;
  if (so.isNumbered && so.amounts > 0 && line.isNumbered && line.blankBefore && line.kind === 'words') return true;
  if (!isTitleLike(line)) return false;
  const isWhole = so.amounts > 0 || so.inMethod;
  if (!isWhole) return so.isServed && so.lines >= 1 && line.isServedTitle;
  const evidence = evidenceBehind(lines, at);
  if (evidence === 'none') return false;
  if (line.isServedTitle) return line.blankBefore || line.ruleBefore || !COUNTED.test(line.text);
  if (line.level > 0 && line.level === so.level) return true;
  if (line.ruleBefore) return true;
  if (evidence === 'strong') return line.blankBefore || (so.inMethod && isNextStrong(lines, at));
  if (isPartName(line.text)) return false;
  if (so.inMethod) return line.blankBefore || isShouted(line.text) || isBetweenStepAndAmount(lines, at);
  // Without any method a list of ingredients ends where the next name stands apart.
  return line.blankBefore && !hasMethods && so.amounts >= 2;
}

function isTitleLike({ kind, text, hasBullet, isServedTitle }: Line): boolean {
  if (isServedTitle) return true;
  return kind === 'words' && !hasBullet && text.length <= 200 && !isSentence(text) && !/[:,;.]$/u.test(text);
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase();
}

/** Servings or a heading over ingredients say for sure that a recipe begins; amounts make it likely. */
function evidenceBehind(lines: readonly Line[], at: number): Evidence {
  let asked = 0;
  let amounts = 0;
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next];
    if (!line || line.text === '') continue;
    if (asked++ >= MOST_ASKED_AHEAD) break;
    if (line.kind === 'servings' || line.kind === 'ingredients') return 'strong';
    if (line.kind === 'method' || line.kind === 'step') break;
    if (line.kind === 'amount') amounts++;
    // A second name before any amount: the first was none.
    if (line.kind === 'words' && amounts === 0 && asked > 2) break;
  }
  return amounts > 0 ? 'some' : 'none';
}

/** A step that is ended, a short name, an amount: so recipes follow each other in notes without any blank line. */
function isBetweenStepAndAmount(lines: readonly Line[], at: number): boolean {
  const [before, next] = [lines[at - 1], lines[at + 1]];
  const isShort = (lines[at]?.text.split(' ').length ?? 9) <= 5;
  return isShort && next?.kind === 'amount' && before?.kind === 'step' && before.text.endsWith('.');
}

/** Without a blank line between them only the very next line tells a title from the last step. */
function isNextStrong(lines: readonly Line[], at: number): boolean {
  let place = at + 1;
  while (lines[place]?.text === '') place++;
  const next = lines[place];
  return next?.kind === 'servings' || next?.kind === 'ingredients';
}

function linesOf(text: string, language: Language): Line[] {
  const lines: Line[] = [];
  let [ruleBefore, blankBefore] = [false, true];
  const all = spokenLines(text, language);
  // "Vaniljestang⇥3⇥stk" is read as the row that it is.
  const rows = withJoinedUnits(all.map(({ written }) => written));
  const isTable = areNamesAndMeasures(rows, language);
  const behind = rowsWithAmountsBehind(rows.slice(0, MOST_READ_LINES), language, RECIPE_WORDS[nameLanguageOf(language)]);
  for (const [at, { written, spoken }] of all.entries()) {
    const tidy = tidyLine(asFormRow(rows[at] ?? written, RECIPE_WORDS[nameLanguageOf(spoken)]));
    if (tidy === '') {
      ruleBefore ||= RULE.test(written);
      // A rule under a title underlines it.
      if (!RULE.test(written)) blankBefore = true;
      lines.push({
        written,
        text: '',
        ruleBefore,
        blankBefore,
        level: 0,
        kind: 'words',
        hasBullet: false,
        isNumbered: false,
        isServedTitle: false,
      });
      continue;
    }
    const line = { ...readLine(written, tidy, spoken), ruleBefore, blankBefore };
    const isRow = behind.has(at) || (isTable && isRowOfTable(line, { above: lines, spoken }));
    lines.push(isRow ? { ...line, kind: 'amount', isServedTitle: false } : line);
    [ruleBefore, blankBefore] = [false, false];
  }
  return lines;
}

/** In a table of ingredients "Eggs⇥4" is one of them, unless it stands first or apart from the amounts above it. */
function isRowOfTable(line: Line, { above, spoken }: { above: readonly Line[]; spoken: Language }): boolean {
  if (line.ruleBefore || !isServedInCells(line.text, spoken)) return false;
  const isBelowAmounts = above.some(({ kind }) => kind === 'amount');
  return above.some(({ text }) => text !== '') && !(line.blankBefore && isBelowAmounts);
}

/** Each line with the language of what stands around it: a paste may hold recipes of several countries. */
function spokenLines(text: string, language: Language): { written: string; spoken: Language }[] {
  const blocks = blocksOf(text);
  return blocks.flatMap((block, at) => {
    // A title alone says little: what follows it says more.
    const around = block.length < 120 ? `${block}\n${blocks[at + 1] ?? ''}` : block;
    const spoken = languageOfText(around, language);
    return block.split(/\r\n?|\n/u).map((written) => ({ written, spoken }));
  });
}

/** The blocks between blank lines; a blank line belongs to the block above it. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    block.push(line);
    if (at === 0 || !/^[\s>]*$/u.test(line)) continue;
    blocks.push(block.join('\n'));
    block = [];
  }
  return block.length > 0 ? [...blocks, block.join('\n')] : blocks;
}

function readLine(written: string, text: string, language: Language): Line {
  const words = RECIPE_WORDS[nameLanguageOf(language)];
  const level = /^[\s>]*(#{1,6})\s/u.exec(written)?.[1]?.length ?? 0;
  const hasBullet = BULLETED.test(written);
  const isNumbered = /^[\s>]*\d{1,2}[.)]\s+\p{L}/u.test(written);
  const line = { written, text, level, hasBullet, isNumbered, ruleBefore: false, blankBefore: false };
  const kind = kindOf(written, text, language, words);
  const isTabbed = isServedInCells(text, language);
  const isServedTitle =
    kind !== 'ingredients' &&
    kind !== 'step' &&
    !isSentence(text) &&
    (isTabbed || titleWithServings(text, words) !== null) &&
    !isAroundRecipe(written, text);
  return { ...line, kind: isServedTitle && kind === 'servings' ? 'words' : kind, isServedTitle: isServedTitle && !hasBullet };
}

function kindOf(written: string, text: string, language: Language, words: RecipeWords): Line['kind'] {
  if (text.length > LONGEST_READ_LINE) return 'step';
  const heading = kindOfHeading(text, words);
  if (heading && !isNamedPaper(text)) return heading;
  if (servingsIn(text, words) !== null || servingsBeside(written, words) !== null) return 'servings';
  if (isDuration(text) || isAside(text) || isAroundRecipe(written, text)) return 'aside';
  const phrase = parseLine(text, language);
  if (isStep(written, text, phrase, words)) return 'step';
  if (phrase.quantity !== null && (/^[\d½¼¾⅓⅔~(]/u.test(text) || phrase.unit !== null)) return 'amount';
  return phrase.heading && !/^[\s>]*#{1,6}\s/u.test(written) ? 'part' : 'words';
}
