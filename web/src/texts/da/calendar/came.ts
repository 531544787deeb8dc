import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Planlagt og faktisk',
  lead: 'Menuplanen sammenlignet med det, der blev solgt, dag for dag. Resultatet afgør, hvor mange portioner af en ret der ventes næste gang. Pr. gæst tælles kun de retter, der var planlagt den dag: ikke det, der er solgt ved siden af, f.eks. brød eller dessert, og ingen ret uden salgsrækker.',
  toPlan: 'Menuplan',
  noneTitle: 'Intet salg pr. dag endnu',
  none: 'Importér salg med en datokolonne, eller lad kassen sende datoen med hver række. En dag uden rækker er ukendt og medregnes ikke.',
  dish: 'Ret',
  expected: 'Forventet',
  sold: 'Solgt',
  share: 'Andel',
  soldOf: 'Solgte portioner af planlagte retter: {sold}, ventede gæster: {expected}',
  guestOf: '{came} kg CO₂e pr. gæst, {planned} ventet',
  notPlanned: 'ikke planlagt',
  gone: 'Slettet opskrift',
  guests: 'Ventede gæster, solgte portioner af planlagte retter',
  co2: 'kg CO₂e pr. gæst',
} satisfies Texts<typeof enGb>;
