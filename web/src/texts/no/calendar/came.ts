import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Hva det ble',
  lead: 'Menyplanen ved siden av det som ble solgt, dag for dag. Det avgjør hvor mange porsjoner av en rett som ventes neste gang.',
  toPlan: 'Menyplan',
  noneTitle: 'Ingenting er kjent per dag ennå',
  none: 'Importer salg med en kolonne for dato, eller la kassen sende dagen med hver rad. En dag uten rader er ukjent og telles ingen steder.',
  dish: 'Rett',
  expected: 'Ventet',
  sold: 'Solgt',
  share: 'Andel',
  notPlanned: 'ikke planlagt',
  gone: 'Slettet oppskrift',
  guests: 'Gjester, og solgte porsjoner',
  co2: 'kg CO₂e per gjest',
} satisfies Texts<typeof enGb>;
