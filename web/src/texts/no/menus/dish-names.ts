import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/dish-names.ts';

export default {
  group: 'Et navn på menyens språk',
  mark: 'Navn på {language}',
  foreign: '«{name}» er på {from}, menyen er på {to}.',
  ofRecipe: 'Oppskriften har et navn på dette språket.',
  known: 'Det vanlige ordet på dette språket.',
  readOver: 'Satt sammen ord for ord: Les gjennom det.',
  kept: 'Satt sammen ord for ord. Ikke oversatt: {words}.',
  none: 'Det finnes ikke noe forslag til dette navnet. Skriv et selv.',
  take: 'Bruk «{name}»',
  some: '{count, plural, one {# rett} other {# retter}} mangler navn på menyens språk ({language}).',
  next: 'Vis den første',
  quoted: '«{words}»',
  texts: '{count, plural, one {# tekst} other {# tekster}} mangler ordlyd på menyens språk ({language}): {texts}.',
  moreTexts: '{count, plural, one {# til} other {# til}}',
  nextText: 'Vis den første teksten',
} satisfies Texts<typeof enGb>;
