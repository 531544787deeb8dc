import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/doubts.ts';

export default {
  letGo: 'Släpp filen för att importera recept',
  count: '{count, plural, one {# rad att kontrollera} other {# rader att kontrollera}}',
  next: 'Nästa rad att kontrollera',
  take: '{count, plural, one {Granska # förslag} other {Granska # förslag}}',
  title: 'Godkänn föreslagna ingredienser',
  lead: 'Varje förslag är rätt med minst {percent} sannolikhet. Avmarkera det som är fel. Det som är osäkrare lämnas öppet och kontrolleras rad för rad.',
  line: '{written} som {name}',
  sure: '{percent} sannolikhet',
  grams: 'Vikt: {weight}',
  contains: 'Innehåller: {allergens}',
  mayContain: 'Kan innehålla: {allergens}',
  unknown: 'Okända allergener: {allergens}',
  none: 'Inga allergener som måste anges.',
  accept: '{count, plural, one {Godkänn # förslag} other {Godkänn # förslag}}',
  cancel: 'Avbryt',
  together: 'Ett förslag ({percent} sannolikhet) som godkändes tillsammans med andra.',
  pastedMany: '{count, plural, one {# recept inklistrat} other {# recept inklistrade}}: kontrollera dem här.',
} satisfies Texts<typeof enGb>;
