import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Planerat och utfall',
  lead: 'Matsedeln jämförd med det som såldes, dag för dag. Utfallet avgör hur många portioner av en rätt som väntas nästa gång. Per gäst räknas bara rätterna som var planerade den dagen: inte det som såldes vid sidan om, som bröd eller dessert, och ingen rätt utan försäljningsrader.',
  toPlan: 'Matsedel',
  noneTitle: 'Ingen försäljning per dag ännu',
  none: 'Importera försäljning med en datumkolumn, eller låt kassan skicka datum med varje rad. En dag utan rader är okänd och räknas inte med.',
  dish: 'Rätt',
  expected: 'Väntat',
  sold: 'Sålt',
  share: 'Andel',
  soldOf: 'Sålda portioner av planerade rätter: {sold}, väntade gäster: {expected}',
  guestOf: '{came} kg CO₂e per gäst, {planned} väntat',
  notPlanned: 'inte planerad',
  gone: 'Borttaget recept',
  guests: 'Väntade gäster, sålda portioner av planerade rätter',
  co2: 'kg CO₂e per gäst',
} satisfies Texts<typeof enGb>;
