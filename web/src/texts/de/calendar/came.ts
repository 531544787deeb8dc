import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Was daraus wurde',
  lead: 'Der Speiseplan neben dem, was verkauft wurde, Tag für Tag. Danach richtet sich, wie viele Portionen eines Gerichts beim nächsten Mal erwartet werden.',
  toPlan: 'Speiseplan',
  noneTitle: 'Noch ist nichts nach Tagen bekannt',
  none: 'Importieren Sie Verkäufe mit einer Datumsspalte, oder lassen Sie die Kasse zu jeder Zeile den Tag senden. Ein Tag ohne Zeilen ist nicht bekannt und zählt nirgends.',
  dish: 'Gericht',
  expected: 'Erwartet',
  sold: 'Verkauft',
  share: 'Anteil',
  notPlanned: 'nicht geplant',
  gone: 'Gelöschtes Rezept',
  guests: 'Gäste, und verkaufte Portionen',
  co2: 'kg CO₂e pro Gast',
} satisfies Texts<typeof enGb>;
