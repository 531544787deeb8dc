import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Vad det blev',
  lead: 'Matsedeln bredvid det som såldes, dag för dag. Det avgör hur många portioner av en rätt som väntas nästa gång.',
  toPlan: 'Matsedel',
  noneTitle: 'Inget är känt per dag ännu',
  none: 'Importera försäljning med en kolumn för datum, eller låt kassan skicka dagen med varje rad. En dag utan rader är okänd och räknas ingenstans.',
  dish: 'Rätt',
  expected: 'Väntat',
  sold: 'Sålt',
  share: 'Andel',
  notPlanned: 'inte planerad',
  gone: 'Borttaget recept',
  guests: 'Gäster, och sålda portioner',
  co2: 'kg CO₂e per gäst',
} satisfies Texts<typeof enGb>;
