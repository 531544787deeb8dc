import { nameLanguageOf, type Language, type NameLanguage } from '../../../kernel/language.ts';
import { ownValue } from '../../../kernel/own-value.ts';

/** Words for two foods, of which only one is counted: a spice is weighed or spooned, a vegetable comes by the piece. */
const COUNTED: Partial<Record<NameLanguage, Record<string, string>>> = {
  en: { pepper: 'bell pepper' },
  da: {
    peber: 'peberfrugt',
    'rød peber': 'rød peberfrugt',
    'røde peber': 'rød peberfrugt',
    'røde pebre': 'rød peberfrugt',
    'grøn peber': 'grøn peberfrugt',
    'grønne pebre': 'grøn peberfrugt',
    'grønne peber': 'grøn peberfrugt',
    'gule peber': 'gul peberfrugt',
    'gul peber': 'gul peberfrugt',
    'gule pebre': 'gul peberfrugt',
  },
};

/** The name that is meant where pieces are counted: "1 rød peber" is a bell pepper. As written otherwise. */
export function countedName(name: string, language: Language): string {
  return ownValue(COUNTED[nameLanguageOf(language)] ?? {}, name.toLowerCase()) ?? name;
}
