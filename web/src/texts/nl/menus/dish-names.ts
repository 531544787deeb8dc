import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/dish-names.ts';

export default {
  group: 'Een naam in de taal van de kaart',
  mark: 'Naam in het {language}',
  foreign: '‘{name}’ is in het {from}, de kaart in het {to}.',
  ofRecipe: 'Het recept heeft een naam in deze taal.',
  known: 'Het gebruikelijke woord in deze taal.',
  readOver: 'Woord voor woord samengesteld: lees het na.',
  kept: 'Woord voor woord samengesteld. Niet vertaald: {words}.',
  none: 'Er is geen voorstel voor deze naam. Vul er zelf een in.',
  take: '‘{name}’ gebruiken',
  some: '{count, plural, one {# gerecht heeft} other {# gerechten hebben}} geen naam in de taal van de kaart ({language}).',
  next: 'Toon het eerste',
  quoted: '‘{words}’',
  texts:
    '{count, plural, one {# tekst heeft} other {# teksten hebben}} geen versie in de taal van de kaart ({language}): {texts}.',
  moreTexts: '{count, plural, one {nog #} other {nog #}}',
  nextText: 'Toon de eerste tekst',
} satisfies Texts<typeof enGb>;
