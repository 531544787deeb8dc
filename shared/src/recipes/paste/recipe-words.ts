import type { NameLanguage } from '../../kernel/language.ts';
import { DANISH } from './words/danish.ts';
import { DUTCH } from './words/dutch.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { NORWEGIAN } from './words/norwegian.ts';
import { SWEDISH } from './words/swedish.ts';
import type { RecipeWords } from './words/recipe-words.ts';

export const RECIPE_WORDS: Record<NameLanguage, RecipeWords> = {
  en: ENGLISH,
  sv: SWEDISH,
  no: NORWEGIAN,
  da: DANISH,
  de: GERMAN,
  fr: FRENCH,
  nl: DUTCH,
};
