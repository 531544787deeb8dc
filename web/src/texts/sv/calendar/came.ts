import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Planerat och utfall',
  lead: 'Matsedeln jämförd med det som såldes, dag för dag. Utfallet avgör hur många portioner av en rätt som förväntas nästa gång. Varje såld huvudrätt räknas som en gäst, vare sig den var planerad eller såldes i stället för en planerad rätt. Små rätter som inte var planerade, som bröd eller dessert, räknas inte med. En planerad rätt utan försäljningsrader räknas bara om en annan såldes i stället.',
  toPlan: 'Matsedel',
  noneTitle: 'Ingen försäljning per dag än',
  none: 'Importera försäljning med en datumkolumn, eller låt kassan skicka datum med varje rad. En dag utan rader är okänd och räknas inte med.',
  dish: 'Rätt',
  expected: 'Förväntat',
  sold: 'Sålt',
  share: 'Andel',
  soldOf: 'Sålda huvudrätter: {sold}, förväntade: {expected}',
  guestOf: '{came} kg CO₂e per gäst, {planned} förväntat',
  notPlanned: 'inte planerad',
  all: 'Huvudrätter',
  co2: 'kg CO₂e per gäst',
} satisfies Texts<typeof enGb>;
