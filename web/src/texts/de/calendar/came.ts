import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Geplant und verkauft',
  lead: 'Speiseplan und Verkauf im Vergleich, Tag für Tag. Danach richtet sich, wie viele Portionen eines Gerichts beim nächsten Mal erwartet werden. Jedes verkaufte Hauptgericht zählt als ein Gast, ob für den Tag geplant oder stattdessen verkauft, nicht aber kleine, nicht geplante Gerichte wie Brot oder Nachtisch. Geplante Gerichte ohne Verkaufszeilen zählen nur, wenn stattdessen ein anderes verkauft wurde.',
  toPlan: 'Speiseplan',
  noneTitle: 'Noch keine Verkäufe nach Tagen',
  none: 'Importieren Sie Verkäufe mit einer Datumsspalte oder lassen Sie die Kasse zu jeder Zeile den Tag mitsenden. Ein Tag ohne Zeilen gilt als nicht bekannt und wird nirgends mitgezählt.',
  dish: 'Gericht',
  expected: 'Erwartet',
  sold: 'Verkauft',
  share: 'Anteil',
  soldOf: 'Verkaufte Hauptgerichte: {sold}, erwartete: {expected}',
  guestOf: '{came} kg CO₂e pro Gast, {planned} erwartet',
  notPlanned: 'nicht geplant',
  all: 'Hauptgerichte',
  co2: 'kg CO₂e pro Gast',
} satisfies Texts<typeof enGb>;
