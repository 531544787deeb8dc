import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Tischkarte',
  words: 'Worte auf der Karte',
  language: 'Sprache der Karte',
  scan: 'Scannen und Speisekarte lesen',
  says: 'mit Allergenen und dem Klima-Fußabdruck jedes Gerichts',
  print: 'Auf A6 drucken',
} satisfies Texts<typeof enGb>;
