import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# såld portion räknas} other {# sålda portioner räknas}} som {portions, plural, one {# huvudrätt} other {# huvudrätter}}',
  quoteMain: 'Ange {kg} kg CO₂e per huvudrätt ({each} kg per såld portion); nivån gäller 400 g.',
  leftOutRows:
    '{rows, plural, one {# rad i filerna har utelämnats för hand och ingår inte i andelen.} other {# rader i filerna har utelämnats för hand och ingår inte i andelen.}}',
  leftOutPortions: 'Utelämnat för hand, ingår inte i andelen: {leftOut} av {all} portioner ({share}).',
  perMainCourse: 'Klimatavtryck per huvudrätt',
  gramsExpected: 'Gram, rader med okänd vikt med den vanliga vikten för sitt slag',
  saidExpected: '{counted} av {weight} medräknat, okända vikter uppskattade',
  rangeWithMissing: '{low} – {high} inklusive det som saknas',
  quote: 'Ange {kg} kg CO₂e per portion som serverad; nivån gäller 400 g.',
} satisfies Texts<typeof enGb>;
