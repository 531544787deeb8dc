import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/dish-names.ts';

export default {
  group: 'Et navn på menuens sprog',
  mark: 'Navn på {language}',
  foreign: '»{name}« er på {from}, menuen er på {to}.',
  ofRecipe: 'Opskriften har et navn på det sprog.',
  known: 'Det gængse ord på det sprog.',
  readOver: 'Sat sammen ord for ord: Læs det igennem.',
  kept: 'Sat sammen ord for ord. Ikke oversat: {words}.',
  none: 'Der er intet forslag til navnet. Skriv selv et.',
  take: 'Brug »{name}«',
  some: '{count, plural, one {# ret} other {# retter}} mangler navn på menuens sprog ({language}).',
  next: 'Vis den første',
  quoted: '»{words}«',
  texts: '{count, plural, one {# tekst} other {# tekster}} mangler ordlyd på menuens sprog ({language}): {texts}.',
  moreTexts: '{count, plural, one {# mere} other {# mere}}',
  nextText: 'Vis den første tekst',
} satisfies Texts<typeof enGb>;
