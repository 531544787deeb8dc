import type { Language } from '../../kernel/language.ts';
import { isBlank } from '../../kernel/text.ts';
import type { LocalText, MenuBlock } from '../menu-block.ts';

export const TEMPLATE_WORD_KEYS = [
  'lunch',
  'week',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'menu',
  'starters',
  'mains',
  'desserts',
  'buffet',
  'drinks',
  'warm',
  'cold',
  'today',
] as const;
export type TemplateWord = (typeof TEMPLATE_WORD_KEYS)[number];

const ENGLISH: Record<TemplateWord, string> = {
  lunch: 'Lunch',
  week: 'This week, 11:30 to 14:00',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  menu: 'Menu',
  starters: 'Starters',
  mains: 'Main courses',
  desserts: 'Desserts',
  buffet: 'Buffet',
  drinks: 'Drinks',
  warm: 'Hot',
  cold: 'Cold',
  today: 'Today',
};

/** The words that the shipped templates come with. They are printed on the page, so they are in the menu's language, not the interface's. */
export const TEMPLATE_WORDS: Record<Language, Record<TemplateWord, string>> = {
  en_gb: ENGLISH,
  en_us: { ...ENGLISH, week: 'This week, 11:30 am to 2 pm', starters: 'Appetizers', mains: 'Entrées' },
  sv: {
    lunch: 'Lunch',
    week: 'Den här veckan, 11.30 till 14.00',
    monday: 'Måndag',
    tuesday: 'Tisdag',
    wednesday: 'Onsdag',
    thursday: 'Torsdag',
    friday: 'Fredag',
    menu: 'Meny',
    starters: 'Förrätter',
    mains: 'Varmrätter',
    desserts: 'Efterrätter',
    buffet: 'Buffé',
    drinks: 'Drycker',
    warm: 'Varmt',
    cold: 'Kallt',
    today: 'I dag',
  },
  no: {
    lunch: 'Lunsj',
    week: 'Denne uken, 11.30 til 14.00',
    monday: 'Mandag',
    tuesday: 'Tirsdag',
    wednesday: 'Onsdag',
    thursday: 'Torsdag',
    friday: 'Fredag',
    menu: 'Meny',
    starters: 'Forretter',
    mains: 'Hovedretter',
    desserts: 'Desserter',
    buffet: 'Buffet',
    drinks: 'Drikke',
    warm: 'Varmt',
    cold: 'Kaldt',
    today: 'I dag',
  },
  da: {
    lunch: 'Frokost',
    week: 'Denne uge, 11.30 til 14.00',
    monday: 'Mandag',
    tuesday: 'Tirsdag',
    wednesday: 'Onsdag',
    thursday: 'Torsdag',
    friday: 'Fredag',
    menu: 'Menu',
    starters: 'Forretter',
    mains: 'Hovedretter',
    desserts: 'Desserter',
    buffet: 'Buffet',
    drinks: 'Drikkevarer',
    warm: 'Varmt',
    cold: 'Koldt',
    today: 'I dag',
  },
  de: {
    lunch: 'Mittagskarte',
    week: 'Diese Woche, 11.30 bis 14.00 Uhr',
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    menu: 'Speisekarte',
    starters: 'Vorspeisen',
    mains: 'Hauptgerichte',
    desserts: 'Desserts',
    buffet: 'Buffet',
    drinks: 'Getränke',
    warm: 'Warm',
    cold: 'Kalt',
    today: 'Heute',
  },
  fr: {
    lunch: 'Déjeuner',
    week: 'Cette semaine, de 11 h 30 à 14 h',
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    menu: 'La carte',
    starters: 'Entrées',
    mains: 'Plats',
    desserts: 'Desserts',
    buffet: 'Buffet',
    drinks: 'Boissons',
    warm: 'Chaud',
    cold: 'Froid',
    today: 'Aujourd’hui',
  },
  nl: {
    lunch: 'Lunch',
    week: 'Deze week, 11.30 tot 14.00 uur',
    monday: 'Maandag',
    tuesday: 'Dinsdag',
    wednesday: 'Woensdag',
    thursday: 'Donderdag',
    friday: 'Vrijdag',
    menu: 'Menukaart',
    starters: 'Voorgerechten',
    mains: 'Hoofdgerechten',
    desserts: 'Nagerechten',
    buffet: 'Buffet',
    drinks: 'Dranken',
    warm: 'Warm',
    cold: 'Koud',
    today: 'Vandaag',
  },
};

/** The template's word that a text is in its language. */
function wordOf({ language, text }: LocalText): TemplateWord | null {
  return TEMPLATE_WORD_KEYS.find((word) => TEMPLATE_WORDS[language][word] === text) ?? null;
}

/** The template's word that a block still says in all its languages; null where a person wrote something of it. */
function unchangedWord(texts: readonly LocalText[]): TemplateWord | null {
  const said = new Set(texts.filter(({ text }) => !isBlank(text)).map(wordOf));
  const [word] = said;
  return said.size === 1 ? (word ?? null) : null;
}

/** A template's own words that nobody changed, in a language; a block that says anything else stays as it is. */
export function withTemplateWordsIn(block: MenuBlock, language: Language): MenuBlock {
  if (block.kind !== 'title' && block.kind !== 'text' && block.kind !== 'course') return block;
  const word = unchangedWord(block.texts);
  return word === null ? block : { ...block, texts: [{ language, text: TEMPLATE_WORDS[language][word] }] };
}
