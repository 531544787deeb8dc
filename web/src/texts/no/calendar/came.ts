import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Planlagt og faktisk',
  lead: 'Menyplanen sammenlignet med det som ble solgt, dag for dag. Resultatet avgjør hvor mange porsjoner av en rett som ventes neste gang.',
  toPlan: 'Menyplan',
  noneTitle: 'Ingen salg per dag ennå',
  none: 'Importer salg med en datokolonne, eller la kassen sende datoen med hver rad. En dag uten rader er ukjent og regnes ikke med.',
  dish: 'Rett',
  expected: 'Forventet',
  sold: 'Solgt',
  share: 'Andel',
  soldOf: 'Solgte porsjoner: {sold}, ventede gjester: {expected}',
  guestOf: '{came} kg CO₂e per gjest, {planned} ventet',
  notPlanned: 'ikke planlagt',
  gone: 'Slettet oppskrift',
  guests: 'Gjester og solgte porsjoner',
  co2: 'kg CO₂e per gjest',
} satisfies Texts<typeof enGb>;
