import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# såld portion räknas} other {# sålda portioner räknas}} som {portions, plural, one {# huvudrätt} other {# huvudrätter}}',
  quoteMain:
    'Ange {kg} kg CO₂e per huvudrätt: en mellanrätt räknas som en halv, en liten rätt som 0,3 och ett tilltugg som 0,1. Per såld portion är det {each} kg. Nivån gäller 400 g.',
  leftOutRows:
    '{rows, plural, one {# rad i filerna har utelämnats för hand och ingår inte i andelen.} other {# rader i filerna har utelämnats för hand och ingår inte i andelen.}}',
  leftOutPortions:
    '{rows, plural, one {# rad i filerna har utelämnats för hand} other {# rader i filerna har utelämnats för hand}}: {leftOut} av filernas {all} portioner ({share}). De ingår inte i andelen; rapporten listar dem.',
  perMainCourse: 'Klimatavtryck per huvudrätt',
  gramsExpected: 'Gram, rader med okänd vikt med den vanliga vikten för sitt slag',
  saidExpected: '{counted} av {weight} medräknat, rader med okänd vikt ingår med den vanliga vikten för sitt slag',
  rangeWithMissing: '{low} – {high} inklusive det som saknas',
  quote: 'Ange {kg} kg CO₂e per portion som serverad; nivån gäller 400 g.',
} satisfies Texts<typeof enGb>;
