import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Tischaufsteller',
  words: 'Text auf dem Aufsteller',
  language: 'Sprache des Aufstellers',
  scan: 'Scannen und Speisekarte lesen',
  says: 'mit Allergenen und CO₂-Fußabdruck jedes Gerichts',
  print: 'Auf A6 drucken',
} satisfies Texts<typeof enGb>;
