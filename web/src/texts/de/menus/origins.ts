import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/origins.ts';

export default {
  meats: {
    beef: 'Rindfleisch',
    pork: 'Schweinefleisch',
    sheep: 'Lamm- und Schaffleisch',
    poultry: 'Geflügel',
  },
  title: 'Herkunft von Fleisch',
  open: 'Herkunft von Fleisch',
  lead: 'Nach französischem Recht müssen Gäste erfahren, woher die Tiere stammen, deren Fleisch Sie roh einkaufen. Was nicht vollständig bekannt ist, wird nicht gedruckt; fragen Sie den Lieferanten.',
  unknown: 'Herkunft nicht bekannt: {meats}. Das Gesetz verlangt sie; solange sie fehlt, wird nichts gedruckt.',
  unread:
    '{count, plural, one {In # Gericht wurde eine Zeile nicht erkannt, die Fleisch sein kann: Ihre Herkunft wird nicht gedruckt.} other {In # Gerichten wurde eine Zeile nicht erkannt, die Fleisch sein kann: Ihre Herkunft wird nicht gedruckt.}}',
  known: 'Die Herkunft des gesamten Fleischs auf dieser Karte ist bekannt und wird gedruckt.',
  add: 'Artikel hinzufügen',
  article: 'Artikel',
  articleHint: 'Wie auf Etikett oder Rechnung. Bleibt das Feld leer, gilt es für alles, was Sie davon einkaufen.',
  meat: 'Tier',
  food: 'Verwendet für',
  all: 'Alles Fleisch dieses Tiers',
  born: 'Geboren in',
  raised: 'Aufgezogen in',
  slaughtered: 'Geschlachtet in',
  none: 'nicht bekannt',
  remove: '{name} entfernen',
  save: 'Speichern',
  saved: 'Die Herkunft wurde gespeichert. Live-Seiten zeigen sie innerhalb einer halben Minute.',
} satisfies Texts<typeof enGb>;
