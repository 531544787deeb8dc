import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Hvad det blev til',
  lead: 'Menuplanen ved siden af det, der blev solgt, dag for dag. Det afgør, hvor mange portioner af en ret der ventes næste gang.',
  toPlan: 'Menuplan',
  noneTitle: 'Intet kendes pr. dag endnu',
  none: 'Importér salg med en kolonne med datoer, eller lad kassen sende dagen med hver række. En dag uden rækker er ukendt og tælles ingen steder.',
  dish: 'Ret',
  expected: 'Ventet',
  sold: 'Solgt',
  share: 'Andel',
  notPlanned: 'ikke planlagt',
  gone: 'Slettet opskrift',
  guests: 'Gæster, og solgte portioner',
  co2: 'kg CO₂e pr. gæst',
} satisfies Texts<typeof enGb>;
