import { isAroundRecipe, isWhereEaten } from './lines/around-recipes.ts';
import { isAmountInCells } from './columns/unit-columns.ts';
import { isForWhat } from './introduced-title.ts';
import { isMadeOf, isMenuPlace, isTheme } from './lines/menu-place.ts';
import { isAside, isDuration, isNutrition, isRowOfPipes, isSentence } from './lines/pasted-line.ts';
import { hasDishWord } from './words/dish-words.ts';
import { isSaidBesideName } from './lines/name-among-pieces.ts';
import { isSiteName } from './words/site-names.ts';

/** So many lines at the top of a text may hold the name of its dish. */
const MOST_ROWS = 12;
const LONGEST = 160;
/** So many pieces stand beside a name. */
const MOST_PIECES = 6;

/** An amount in front: the ingredients have begun. */
const AMOUNT =
  /^\s*(?:[-*•·–]\s*)?[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔\s-]{0,8}\s?(?:kg|g|gr|l|dl|cl|ml|el|tl|msk|tsk|spsk|ss|ts|tbsp|tsp|cups?|oz|lbs?|c\.)(?!\p{L})/iu;

/** Behind a name from the third line on. */
const AMOUNT_BEHIND =
  /[\d½¼¾⅓⅔]\s?(?:kg|g|gr|l|dl|cl|ml|el|tl|msk|tsk|spsk|ss|ts|tbsp|tsp|cups?|oz|lbs?|gal|qt|st|stk|pcs|ea)\.?(?: ?\([^()]{0,20}\))?$/iu;

/** "2 pots yoghurt, low fat", "2 - #10 cans tomatoes": what begins with a number below the first line is no head. */
const COUNTED = /^\s*(?:[-*•·–]\s*)?[\d½¼¾⅓⅔]/u;

/** Cells of a form: who reads forms reads them. */
const GAPPED = /\t|\S {2,}\S/u;

/** "[14:02, 3.5.2024] Mama: ", "02.03.24, 14:05 - Mum: ": who wrote when, as chats copy it. */
const STAMP =
  /^\s*(?:\[[^\]]{0,16}\d{1,2}[:.]\d\d[^\]]{0,20}\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d\d(?: ?[AP]M)? [-–])\s(?:\p{L}[\p{L} .'’-]{0,30}:\s)?/iu;
/** "FT 027", "Rez.-Nr. 0815": which recipe it is, in the first cell of a row. */
export const REFERENCE =
  /^(?:(?:[Rr][ée]f|[Aa]rt|[Cc]ode|SKU|PLU|[Nn]r|[Nn]o)\.? ?[A-Z]{0,6}[ -]?\d{1,6}|[A-Z]{1,6}[ -]?\d{2,6}|\p{L}{2,8}[.-]{1,2}(?:(?:nr|no|n°)\.?)?\s?[a-z]{0,2}-?\d{2,6}|(?:nr|no|n°)\.? ?\d{1,6})$/u;
/** "{Crockpot}" is a bracket as well. */
const BRACES = /\{([^{}]{1,40})\}/gu;

/** Marks between a name and what is said beside it. */
const MARK = /\s{0,2}[|•·]\s{0,2}|\s{1,2}[–—-]\s{1,2}|\s?:\s{1,2}|\s{1,2}\/\s{1,2}|,\s{1,2}/gu;

/** "★★★★☆ (88)", "⭐⭐⭐⭐ 342 ratings": how people liked it, beside the name. */
const STARS = /\s?[★☆⭐✩✪✰](?:[★☆⭐✩✪✰½ ]|\uFE0F){0,12}(?:\(?\s?\d[\d.,\s]{0,8}k?\s?(?:\p{L}{3,14})?\s?\)?)?/gu;
const STARRED = /[★☆⭐✩✪✰]/u;
const RECIPE_WORD = 'recipes?|recept(?:et)?|rezept|oppskrift(?:en)?|opskrift(?:en)?|recette';
/** "Toad in the hole recipe", "Vegetarian Chili Recipe by Chef John". */
const RECIPE_AT_END = new RegExp(`(?<=\\p{L}\\S?)\\s(?:${RECIPE_WORD})$`, 'iu');
/** "la meilleure recette", "best recipe", "das Originalrezept", "grundrecept": what the paper is, beside the name. */
const PAPER = new RegExp(
  `^(?:\\p{L}+['’ ]){0,3}(?:\\p{L}*(?:${RECIPE_WORD})|basis|base|grund|batch)(?: (?:facile|simple|rapide|original|easy|maison|enkelt|enkel|nem|einfach|makkelijk))?$`,
  'iu',
);
/** "Meatballs – this is how!", "– så gör du!". */
const HOW =
  /^(?:(?:this|here) is how|here['’]s how|how to(?: make .{2,20})?|så (?:här )?gör du|så lagar du|slik gjør du|slik lager du|sådan gør du|sådan laver du|so geht['’]?s|so wird['’]?s gemacht|so gelingt .{2,20}|zo maak je .{2,20}|comment .{2,10} faire)\s?[!.]?$/iu;

/** "USDA Recipe D-138", "Rezept Nr. 12". */
const RECIPE_NUMBER = new RegExp(`^(?:\\p{L}+ )?(?:${RECIPE_WORD})[ .#]{1,3}(?:no|nr|n°)?[ .]{0,2}[a-z]{0,3}-?\\d{1,6}$`, 'iu');

/** "von Küchengöttin87", "par Cathy64": a name with a number is a person's on a page. */
const NICK = /(?<=\p{L}\S?)\s(?:von|par|by|av|af|door|van|de)\s\p{L}[\p{L}_-]{1,24}\d{1,4}$/iu;
/** "Lemon cake by Joan Pritchard"; "by Nan" may tell two dishes apart no less, but nobody calls a dish so. */
const BY = /(?<=\p{L}\S?)\s(?:by|par|v\/|door)\s(?:\p{Lu}[\p{L}.'’-]*)(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u;
/** Behind a mark "av Per Morberg", "v/ Jytte", "from Linda" are people, too. */
const BY_PIECE = /^(?:by|par|v\/|door|av|af|von|van|from|fra|från)\s?\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u;

/** "M1 Hackbraten", "SC-0193 Fish goujons": a menu's or a card's code before the name. */
const CODE_IN_FRONT = /^(?:[A-Z]{1,3}-?\d{1,5}[a-z]?)\.?\s+(?=\p{Lu}\p{L}{2})/u;

/** Written for houses and not for people: "low sodium", "texture lisse", "Normalkost". */
const DIET =
  /^(?:low[- ](?:sodium|salt|fat|sugar)|reduced[- ](?:salt|sugar|fat)|normal(?:kost|diet)|vollkost|schonkost|leichte vollkost|texture (?:lisse|mixée|hachée|normale)|mixée?|iddsi .{1,12}|gemalen|passiert|püriert|timbalkost|findelt kost|spesialkost|specialkost)$/iu;

interface Piece {
  text: string;
  /** The mark in front of it. */
  mark: string;
}

/**
 * The top lines of a text without what pages, menus and cards set beside a dish's name in the same line: its course and day, a code, stars, who
 * wrote it, on which page it stands, how much of it is made. What is a line of its own stays for the one who reads lines.
 */
export function withBareHeads(written: readonly string[]): string[] {
  const rows = written.map((row) => row.replace(STAMP, ''));
  const bare: string[] = [];
  let asked = 0;
  for (const row of rows) {
    const isBlank = row.trim() === '';
    const isAmount = AMOUNT.test(row) || (asked > 0 && isAmountInCells(row));
    const isTop = asked < MOST_ROWS && !isAmount && (asked < 2 || !AMOUNT_BEHIND.test(row.trim()));
    if (!isBlank) asked = isTop ? asked + 1 : MOST_ROWS;
    bare.push(isTop && !isBlank && !(asked > 1 && COUNTED.test(row)) ? bareHead(withoutCrumbs(row, rows)) : row);
  }
  return bare;
}

/** "Home > Recipes > Pasta > Leek bake": the way to a page, whose end is the page. */
const CRUMBS = /^\s*\p{L}[^>›»\d]{1,30}(?:\s[>›»]\s[^>›»]{2,80}){2,6}$/u;
/** The same with slashes, from a page of recipes on. */
const SLASHED =
  /^\s*(?:home|recipes?|recept(?:en)?|oppskrifter|opskrifter|rezepte|recettes|forside|hem|accueil)(?:\s\/\s[^/]{2,80}){2,6}$/iu;
/** "p. 112", "D-20": where in a book or a card file a recipe stands. */
const PAGE_OR_CARD = /^(?:(?:p|pp|s|page|side|sida|seite|blz)\.?\s?\d{1,4}|[A-Z]{1,3}-\d{1,4})$/iu;
const GAP = /\t+| {2,}/u;

/** Where the page says its name again below, the way to it says nothing more. */
function withoutCrumbs(row: string, rows: readonly string[]): string {
  const last =
    row.length <= LONGEST && (CRUMBS.test(row) || SLASHED.test(row)) ? (row.split(/\s[>›»/]\s/u).at(-1) ?? '').trim() : '';
  // A trail with slashes ends with a folder as often as with the page.
  const isFolder = SLASHED.test(row) && !hasDishWord(last);
  // "… / Soppa" above "Linssoppa med kokos": what is named again, be it within a word, is where the page stands.
  const isNamedAgain = rows
    .slice(0, MOST_ROWS)
    .some((other) => other !== row && other.toLowerCase().includes(last.toLowerCase()));
  return last === '' || isFolder || isNamedAgain ? row : last;
}

/** A row of cells without those that say where it stands or where it is eaten; as it was where all of them do, or none. */
function withoutCellsBeside(row: string): string {
  const cells = row.trim().split(GAP);
  // Words alone stand over columns, and numbers in them.
  if (!/\d/u.test(row) || cells.some((cell) => /^[\d½¼¾⅓⅔]/u.test(cell))) return row;
  const left = cells.filter(
    (cell) => !PAGE_OR_CARD.test(cell) && !isMenuPlace(cell) && !(cells.length > 2 && isWhereEaten(cell)),
  );
  return cells.length <= MOST_PIECES && left.length > 0 && left.length < cells.length ? left.join('    ') : row;
}

/** A line of the top without what stands beside the name; as it was where nothing else is in it. */
function bareHead(whole: string): string {
  const written = whole.length > LONGEST ? whole : withoutCellsBeside(whole);
  const row = written.replace(BRACES, '($1)').replace(/ --+ /gu, ' – ');
  const cells = row.length > LONGEST ? [] : row.split('\t').map((cell) => cell.trim());
  if (cells.length >= 2 && cells.length <= 4 && REFERENCE.test(cells[0] ?? '') && !/^\d/u.test(cells[1] ?? ''))
    return bareHead(cells.slice(1).join(' – '));
  if (
    row.length > LONGEST ||
    isRowOfPipes(row) ||
    /^\s*[([].*[)\]]\.?\s*$/u.test(row) ||
    GAPPED.test(row) ||
    (isSentence(row.trim()) && !row.trim().endsWith('!')) ||
    isAside(row.trim())
  )
    return row;
  const starless = STARRED.test(row) ? row.replace(STARS, ' ').trimEnd() : row;
  if (isAroundRecipe(starless, starless.trim())) return row;
  const parted = piecesOf(/\p{L}{3}/u.test(starless) ? starless : row);
  if (parted.length > MOST_PIECES) return row;
  const isName = parted.map((piece, at) => !isBeside(piece, parted[at + 1]?.mark));
  const first = isName.indexOf(true);
  if (first === -1 || (!isName.includes(false) && starless === row)) return withoutAuthor(row.replace(CODE_IN_FRONT, ''));
  const left = parted.filter((_, at) => isName[at]);
  const name = left.map(({ text, mark }, at) => (at === 0 ? text : `${mark}${text}`)).join('');
  return withoutAuthor(name.replace(CODE_IN_FRONT, ''));
}

function piecesOf(row: string): Piece[] {
  const pieces: Piece[] = [];
  let [from, mark] = [0, ''];
  for (const found of row.matchAll(MARK)) {
    // Within brackets a mark parts what is said there.
    if (/\([^()]*$/u.test(row.slice(0, found.index)) && row.indexOf(')', found.index) !== -1) continue;
    pieces.push({ text: row.slice(from, found.index), mark });
    [from, mark] = [found.index + found[0].length, found[0]];
  }
  return [...pieces, { text: row.slice(from), mark }];
}

/** Whether a piece says something beside the name. What a comma parts is of the name more often than not. */
function isBeside({ text, mark }: Piece, nextMark = ''): boolean {
  const said = text.trim();
  if (said === '') return true;
  const isAfterComma = mark.trim() === ',';
  if (isMadeOf(said)) return mark !== '' || nextMark !== '';
  if (isAfterComma) return DIET.test(said) || (PAPER.test(said) && !said.includes(' '));
  if (isMenuPlace(said)) return mark !== '' || nextMark !== '';
  if (/[–—-]/u.test(nextMark) && mark === '' && isForWhat(said)) return true;
  if (nextMark.trim() === ':') return isTheme(said) || PAPER.test(said);
  if (mark === '') return false;
  return (
    isSiteName(said) ||
    (mark.trim() !== '/' && isSaidBesideName(said)) ||
    BY_PIECE.test(said) ||
    PAPER.test(said) ||
    RECIPE_NUMBER.test(said) ||
    HOW.test(said) ||
    DIET.test(said) ||
    isOfPage(said, mark)
  );
}

/** Bars and dots part what pages say; how long it takes and how much is in it stand beside the portions, and are read with them. */
function isOfPage(text: string, mark: string): boolean {
  return /[|•·–—-]/u.test(mark) && !isDuration(text) && !isNutrition(text) && isAroundRecipe(text, text);
}

/** "(springvorm 24 cm)", '(two 9" pies)', "(2 store forme)": what it is baked in, behind the name; with more said in the bracket it stays. */
const IN_A_TIN =
  /(?<=\p{L}) {1,20}\((?:[^(),;]{0,30}\d ?(?:cm|["″”]|-?inch(?:es)?)(?!\p{L})[^(),;]{0,30}|[^(),;]{0,20}(?:springform|springvorm|bakvorm|cakevorm|kastenform|backform|brødform|bradepande|langpanne|långpanna|bakform|forme|moule(?!s)|loaf tin|cake tin|baking tin|sheet pan|loaf pan)[^(),;]{0,30})\)$/iu;

function withoutAuthor(name: string): string {
  return name.replace(NICK, '').replace(BY, '').replace(RECIPE_AT_END, '').replace(IN_A_TIN, '');
}
