import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions: 'räknat som {portions, plural, one {# huvudrätt} other {# huvudrätter}}',
  quoteMain:
    'Ange {kg} kg CO₂e per huvudrätt ({each} per såld portion){labels, select, letters {; nivån gäller 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# rad utelämnad} other {# rader utelämnade}} för hand.',
  leftOutPortions:
    '{rows, plural, one {# rad utelämnad} other {# rader utelämnade}} för hand: {taken} av filernas {all} portioner är med.',
  perMainCourse: 'Klimatavtryck per huvudrätt',
  gramsExpected: 'Gram, rader med okänd vikt med den vanliga vikten för sitt slag',
  saidExpected: '{counted} av {weight} medräknat, okända vikter uppskattade',
  rangeWithMissing: '{low} – {high} totalt',
  quote: 'Ange {kg} kg CO₂e per portion som serverad{labels, select, letters {; nivån gäller 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
