import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/dish-names.ts';

export default {
  group: 'Ein Name in der Sprache der Karte',
  mark: 'Name auf {language}',
  foreign: '„{name}“ ist auf {from}, die Karte auf {to}.',
  ofRecipe: 'Das Rezept hat einen Namen in dieser Sprache.',
  known: 'Das übliche Wort in dieser Sprache.',
  readOver: 'Wort für Wort zusammengesetzt: bitte durchlesen.',
  kept: 'Wort für Wort zusammengesetzt. Nicht übersetzt: {words}.',
  none: 'Für diesen Namen gibt es keinen Vorschlag. Bitte selbst eintragen.',
  take: '„{name}“ übernehmen',
  some: '{count, plural, one {# Gericht hat} other {# Gerichte haben}} keinen Namen in der Sprache der Karte ({language}).',
  next: 'Das erste zeigen',
  quoted: '„{words}“',
  texts: '{count, plural, one {# Text hat} other {# Texte haben}} keine Version in der Sprache der Karte ({language}): {texts}.',
  moreTexts: '{count, plural, one {# weiterer} other {# weitere}}',
  nextText: 'Den ersten Text zeigen',
} satisfies Texts<typeof enGb>;
