import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Daten',
  title: 'Alles in einer Datei',
  lead: 'Eine ZIP-Datei mit allen Rezepten, Menüs, Berichten samt ihren Zeilen, zugeordneten Namen, Mitgliedern, Integrationen ohne Schlüssel und dem Änderungsverlauf. Sie entsteht im Hintergrund und wird sieben Tage aufbewahrt; wer die Organisation verwaltet, kann sie herunterladen.',
  start: 'Datei erstellen',
  list: 'Dateien',
  making: 'Die Datei wird erstellt',
  failed: 'Die Datei vom {at} konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  facts: '{megabytes, number} MB, aufbewahrt bis {until}',
  fetch: 'Herunterladen',
  fetchOf: 'Herunterladen: Datei vom {at}',
} satisfies Texts<typeof enGb>;
