import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/doubts.ts';

export default {
  letGo: 'Datei loslassen, um Rezepte zu importieren',
  count: '{count, plural, one {# Zeile zu prüfen} other {# Zeilen zu prüfen}}',
  next: 'Nächste Zeile prüfen',
  take: '{count, plural, one {# Vorschlag ansehen} other {# Vorschläge ansehen}}',
  title: 'Vorgeschlagene Zutaten übernehmen',
  lead: 'Jeder dieser Vorschläge ist mit mindestens {percent} Wahrscheinlichkeit richtig. Wählen Sie ab, was falsch ist. Unsicheres bleibt offen und wird Zeile für Zeile geprüft.',
  line: '{written} als {name}',
  sure: 'zu {percent} wahrscheinlich',
  grams: 'Gewicht: {weight}',
  contains: 'Enthält: {allergens}',
  mayContain: 'Kann enthalten: {allergens}',
  unknown: 'Allergene nicht bekannt: {allergens}',
  none: 'Keine kennzeichnungspflichtigen Allergene.',
  accept: '{count, plural, one {# Vorschlag übernehmen} other {# Vorschläge übernehmen}}',
  cancel: 'Abbrechen',
  together: 'Ein Vorschlag (zu {percent} wahrscheinlich), zusammen mit anderen übernommen.',
  pastedMany: '{count, plural, one {# Rezept eingefügt} other {# Rezepte eingefügt}}: hier prüfen.',
} satisfies Texts<typeof enGb>;
