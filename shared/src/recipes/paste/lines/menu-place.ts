import {
  BESIDE_COURSES,
  CHAPTERS,
  COURSES,
  DAYS,
  MENU_ENDS,
  MENUS,
  SEASONS,
  SHORT_DAYS,
  THEME_ENDS,
  THEMES,
  WEEKS,
} from '../words/menu-words.ts';
import { hasDishWord } from '../words/dish-words.ts';

const MADE =
  `ausbeute ergibt gibt menge ansatz rendement donne quantité opbrengst geeft levert hoeveelheid ger sats mängd utbyte gir giver mengde mængde udbytte utbytte yield
  yields makes make gives produces batch base basis`
    .split(/\s+/u)
    .join('|');
/** "Ausbeute 10 l", "yields 5 litres", "batch = 5 gal", "half pan": how much of it is made, and nobody's portions. */
const MADE_OF = new RegExp(
  `^(?:(?:(?:${MADE}) )?(?:${MADE})(?: size| ca\\.?| about| environ| om)?\\s{0,3}[:=]?\\s{0,3}[\\d½¼¾][\\d.,½¼¾/-]{0,6}\\s?-?(?:kg|kilo|g|l|liters?|litres?|gal|gallons?|quarts?|qts?|dl|ml|lbs?|pounds?)\\.?|(?:half|full|third|hotel)[ -](?:pan|sheet|gastro))$`,
  'iu',
);

/** So many words say where on a menu a dish stands. */
const MOST_WORDS = 7;
/** "M1", "B2", "SC-0193". */
const CODE = /^[a-z]{1,3}-?\d{1,5}[a-z]?$/iu;
const NUMBER = /^(?:#|nr\.?)?\d{1,4}(?:[./]\d{1,2}\.?(?:\d{2,4})?)?\.?$/iu;
const LETTER = /^[a-h]$/iu;

/**
 * "Dienstag", "Mo 14.10. Menü 2 (veg.)", "Wednesday main (M)", "ENTRÉE", "Tisdag v. 38 alt 1": where on a menu a dish stands, in words of
 * menus alone, and one at least that is nothing else.
 */
export function isMenuPlace(text: string): boolean {
  if (/(?<!\p{L})(?:for|för|für|pour|voor|til|till)\s\d/iu.test(text)) return false;
  const said = text
    .toLowerCase()
    .split(/[\s,()|·•/:–—]+/u)
    .filter((word) => /[\p{L}\d]/u.test(word));
  if (said.length === 0 || said.length > MOST_WORDS) return false;
  const kinds = said.map((word) => kindOf(word, said.length > 1 || text.trim().endsWith('.')));
  return !kinds.includes(null) && kinds.includes('sure');
}

/** "FISCHE UND MEERESFRÜCHTE": what a book gathers recipes under. */
export function isChapter(text: string): boolean {
  const said = text.toLowerCase().match(/[\p{L}&]+/gu) ?? [];
  return said.length > 0 && said.length <= 4 && said.every((word) => CHAPTERS.has(word) || COURSES.has(word));
}

function kindOf(word: string, isAmong: boolean): 'sure' | 'beside' | null {
  const bare = word.replace(/\.$/u, '');
  if (COURSES.has(bare) || DAYS.has(bare)) return 'sure';
  if (isAmong && (SHORT_DAYS.has(bare) || WEEKS.has(word) || WEEKS.has(bare))) return 'sure';
  if (BESIDE_COURSES.has(word) || BESIDE_COURSES.has(bare) || NUMBER.test(word) || LETTER.test(bare)) return 'beside';
  if (CODE.test(bare)) return 'beside';
  return bare === 'm' ? 'beside' : null;
}

/** "Winter warmers", "Herbstküche", "Cuisine d'hiver", "Sommermad": what recipes are gathered under. */
export function isTheme(text: string): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    said.length > 0 && said.length <= 4 && said.some(isThemeWord) && said.every((word) => isThemeWord(word) || word.length <= 2)
  );
}

function isThemeWord(word: string): boolean {
  if (THEMES.has(word) || SEASONS.includes(word) || COURSES.has(word)) return true;
  return SEASONS.some((season) => word.startsWith(season)) && THEME_ENDS.some((end) => word.endsWith(end));
}

/** "Winter specials board", "neu auf der Karte", "à l'ardoise cette semaine": where a dish is offered, in a few words that name none. */
export function isOffered(text: string): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (said.length === 0 || said.length > MOST_WORDS || hasDishWord(text)) return false;
  return said.some((word) => MENUS.has(word) || MENU_ENDS.some((end) => word.length > end.length && word.endsWith(end)));
}

/** "Ausbeute 10 l", "yields 5 litres", "batch = 5 gal", "half pan". */
export function isMadeOf(text: string): boolean {
  return MADE_OF.test(text.trim());
}
