import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/export.ts';

export default {
  tab: 'Daten',
  title: 'Alle Daten in einer Datei',
  lead: 'Eine ZIP-Datei mit allen Rezepten, Speisekarten, Berichten samt Zeilen, zugeordneten Namen, Mitgliedern, Integrationen ohne Schlüssel und dem Änderungsprotokoll. Sie wird im Hintergrund erstellt und sieben Tage aufbewahrt; die Admins der Organisation können sie herunterladen.',
  start: 'Datei erstellen',
  list: 'Dateien',
  making: 'Die Datei wird erstellt',
  failed: 'Die Datei vom {at} konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  facts: '{megabytes, number} MB, verfügbar bis {until}',
  fetch: 'Herunterladen',
  fetchOf: 'Datei vom {at} herunterladen',
} satisfies Texts<typeof enGb>;
