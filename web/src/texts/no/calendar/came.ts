import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Planlagt og faktisk',
  lead: 'Menyplanen sammenlignet med det som ble solgt, dag for dag. Resultatet avgjør hvor mange porsjoner av en rett som forventes neste gang. Hver solgte hovedrett regnes som én gjest, enten den var planlagt eller ble solgt i stedet for en planlagt rett. Små retter som ikke var planlagt, som brød eller dessert, regnes ikke med. En planlagt rett uten salgsrader regnes bare med hvis en annen ble solgt i stedet.',
  toPlan: 'Menyplan',
  noneTitle: 'Ingen salgstall per dag ennå',
  none: 'Importer salg med en datokolonne, eller la kassen sende datoen med hver rad. En dag uten rader er ukjent og regnes ikke med.',
  dish: 'Rett',
  expected: 'Forventet',
  sold: 'Solgt',
  share: 'Andel',
  soldOf: 'Solgte hovedretter: {sold}, forventede: {expected}',
  guestOf: '{came} kg CO₂e per gjest, {planned} forventet',
  notPlanned: 'ikke planlagt',
  all: 'Hovedretter',
  co2: 'kg CO₂e per gjest',
} satisfies Texts<typeof enGb>;
