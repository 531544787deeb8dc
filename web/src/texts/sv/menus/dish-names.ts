import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/dish-names.ts';

export default {
  group: 'Ett namn på menyns språk',
  mark: 'Namn på {language}',
  foreign: '”{name}” är på {from}, menyn är på {to}.',
  ofRecipe: 'Receptet har ett namn på det språket.',
  known: 'Det vanliga ordet på det språket.',
  readOver: 'Satt ihop ord för ord: läs igenom det.',
  kept: 'Satt ihop ord för ord. Inte översatt: {words}.',
  none: 'Det finns inget förslag på namnet. Skriv ett själv.',
  take: 'Använd ”{name}”',
  some: '{count, plural, one {# rätt} other {# rätter}} saknar namn på menyns språk ({language}).',
  next: 'Visa den första',
  quoted: '”{words}”',
  texts: '{count, plural, one {# text} other {# texter}} saknar ordalydelse på menyns språk ({language}): {texts}.',
  moreTexts: '{count, plural, one {# till} other {# till}}',
  nextText: 'Visa den första texten',
} satisfies Texts<typeof enGb>;
