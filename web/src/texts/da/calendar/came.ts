import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Planlagt og faktisk',
  lead: 'Menuplanen sammenlignet med det, der blev solgt, dag for dag. Resultatet afgør, hvor mange portioner af en ret der forventes næste gang. Hver solgt hovedret tæller som én gæst, uanset om den var planlagt eller blev solgt i stedet for en planlagt ret. Små retter, der ikke var planlagt, f.eks. brød eller dessert, tæller ikke med. En planlagt ret uden salgsrækker tæller kun med, hvis en anden blev solgt i stedet.',
  toPlan: 'Menuplan',
  noneTitle: 'Intet salg pr. dag endnu',
  none: 'Importér salg med en datokolonne, eller lad kassen sende datoen med hver række. En dag uden rækker er ukendt og medregnes ikke.',
  dish: 'Ret',
  expected: 'Forventet',
  sold: 'Solgt',
  share: 'Andel',
  soldOf: 'Solgte hovedretter: {sold}, forventede: {expected}',
  guestOf: '{came} kg CO₂e pr. gæst, {planned} forventet',
  notPlanned: 'ikke planlagt',
  all: 'Hovedretter',
  co2: 'kg CO₂e pr. gæst',
} satisfies Texts<typeof enGb>;
