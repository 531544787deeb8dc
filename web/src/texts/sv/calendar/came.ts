import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Planerat och utfall',
  lead: 'Matsedeln jämförd med det som såldes, dag för dag. Utfallet avgör hur många portioner av en rätt som väntas nästa gång. Varje såld huvudrätt räknas som en gäst, vare sig den var planerad den dagen eller såldes i stället, men inte små rätter som inte var planerade, som bröd eller dessert. En planerad rätt utan försäljningsrader räknas bara om en annan såldes i stället.',
  toPlan: 'Matsedel',
  noneTitle: 'Ingen försäljning per dag ännu',
  none: 'Importera försäljning med en datumkolumn, eller låt kassan skicka datum med varje rad. En dag utan rader är okänd och räknas inte med.',
  dish: 'Rätt',
  expected: 'Väntat',
  sold: 'Sålt',
  share: 'Andel',
  soldOf: 'Sålda huvudrätter: {sold}, väntade gäster: {expected}',
  guestOf: '{came} kg CO₂e per gäst, {planned} väntat',
  notPlanned: 'inte planerad',
  gone: 'Borttaget recept',
  guests: 'Väntade gäster, sålda huvudrätter',
  co2: 'kg CO₂e per gäst',
} satisfies Texts<typeof enGb>;
