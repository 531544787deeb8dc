import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Geplant und verkauft',
  lead: 'Speiseplan und Verkauf im Vergleich, Tag für Tag. Danach richtet sich, wie viele Portionen eines Gerichts beim nächsten Mal erwartet werden. Pro Gast zählen nur die für den Tag geplanten Gerichte: nicht, was daneben verkauft wurde, etwa Brot oder Nachtisch, und kein Gericht ohne Verkaufszeilen.',
  toPlan: 'Speiseplan',
  noneTitle: 'Noch keine Verkäufe nach Tagen',
  none: 'Importieren Sie Verkäufe mit einer Datumsspalte oder lassen Sie die Kasse zu jeder Zeile den Tag mitsenden. Ein Tag ohne Zeilen gilt als nicht bekannt und wird nirgends mitgezählt.',
  dish: 'Gericht',
  expected: 'Erwartet',
  sold: 'Verkauft',
  share: 'Anteil',
  soldOf: 'Verkaufte Portionen geplanter Gerichte: {sold}, erwartete Gäste: {expected}',
  guestOf: '{came} kg CO₂e pro Gast, {planned} erwartet',
  notPlanned: 'nicht geplant',
  gone: 'Gelöschtes Rezept',
  guests: 'Erwartete Gäste, verkaufte Portionen geplanter Gerichte',
  co2: 'kg CO₂e pro Gast',
} satisfies Texts<typeof enGb>;
