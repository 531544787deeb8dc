import { NAME_LANGUAGES, nameLanguageOf, type Language, type NameLanguage } from '../../kernel/language.ts';
import { fold } from './fold.ts';

/**
 * Words for a kind of food that name no single one, folded: they are answered by the average of their category.
 * Words that kitchens also use for one food ("beef", "bread", "eggs") are left to the ingredients.
 */
const WRITTEN: Record<string, Record<NameLanguage, string>> = {
  cheese: {
    en: 'cheese, cheeses',
    sv: 'ost, ostar',
    no: 'ost, oster',
    da: 'ost, oste',
    de: 'kase',
    fr: 'fromage, fromages',
    nl: 'kaas',
  },
  vegetables: {
    en: 'vegetables, vegetable, veg, veggies',
    sv: 'gronsaker, gronsak',
    no: 'gronnsaker, gronnsak',
    da: 'grontsager, grontsag, gront',
    de: 'gemuse',
    fr: 'legumes, legume',
    nl: 'groenten, groente',
  },
  fruit: {
    en: 'fruit, fruits',
    sv: 'frukt, frukter',
    no: 'frukt, frukter',
    da: 'frugt, frugter',
    de: 'obst, fruchte',
    fr: 'fruits, fruit',
    nl: 'fruit',
  },
  berries: { en: 'berries', sv: 'bar', no: 'baer', da: 'baer', de: 'beeren', fr: 'baies', nl: 'bessen' },
  fish: { en: 'fish', sv: 'fisk', no: 'fisk', da: 'fisk', de: 'fisch', fr: 'poisson, poissons', nl: 'vis' },
  shellfish: {
    en: 'shellfish, seafood',
    sv: 'skaldjur',
    no: 'skalldyr, sjomat',
    da: 'skaldyr',
    de: 'meeresfruchte',
    fr: 'fruits de mer',
    nl: 'schaaldieren, schelpdieren, schaal- en schelpdieren, zeevruchten',
  },
  poultry: {
    en: 'poultry',
    sv: 'fagel, fjaderfa',
    no: 'fjaerfe',
    da: 'fjerkrae',
    de: 'geflugel',
    fr: 'volaille',
    nl: 'gevogelte, pluimvee',
  },
  'lamb-game': { en: 'game', sv: 'vilt, viltkott', no: 'vilt', da: 'vildt', de: 'wild, wildfleisch', fr: 'gibier', nl: 'wild' },
  'nuts-seeds': {
    en: 'nuts, nuts and seeds',
    sv: 'notter',
    no: 'notter',
    da: 'nodder',
    de: 'nusse',
    fr: 'fruits a coque',
    nl: 'noten',
  },
  legumes: {
    en: 'pulses, legumes',
    sv: 'baljvaxter',
    no: 'belgvekster',
    da: 'baelgfrugter',
    de: 'hulsenfruchte',
    fr: 'legumineuses, legumes secs',
    nl: 'peulvruchten',
  },
  'herbs-spices': {
    en: 'spices, herbs and spices',
    sv: 'kryddor, orter och kryddor',
    no: 'krydder, urter og krydder',
    da: 'krydderier, urter og krydderier',
    de: 'gewurze, krauter und gewurze',
    fr: 'epices, herbes et epices',
    nl: 'specerijen, kruiden en specerijen',
  },
};

const categoryOf = Object.fromEntries(
  NAME_LANGUAGES.map((language) => [
    language,
    new Map(
      Object.entries(WRITTEN).flatMap(([category, words]) =>
        words[language].split(', ').map((word): [string, string] => [word, category]),
      ),
    ),
  ]),
) as unknown as Record<NameLanguage, ReadonlyMap<string, string>>;

/** The category that a whole name is the word for: "cheese", "Gemüse". */
export function categoryNamed(name: string, language: Language): string | null {
  return categoryOf[nameLanguageOf(language)].get(fold(name).trim()) ?? null;
}
