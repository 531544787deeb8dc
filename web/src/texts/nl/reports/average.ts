import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# verkochte portie telt} other {# verkochte porties tellen}} als {portions, plural, one {# hoofdgerecht} other {# hoofdgerechten}}',
  quoteMain:
    'Te vermelden: {kg} kg CO₂e per hoofdgerecht. Een middelgroot gerecht telt voor de helft, een klein gerecht voor 0,3 en een snack voor 0,1. Per verkochte portie is het {each} kg. Het niveau geldt voor 400 g.',
  leftOutRows:
    '{rows, plural, one {# rij uit de bestanden is met de hand weggelaten en telt in geen enkel aandeel mee.} other {# rijen uit de bestanden zijn met de hand weggelaten en tellen in geen enkel aandeel mee.}}',
  leftOutPortions:
    '{rows, plural, one {# rij uit de bestanden is met de hand weggelaten} other {# rijen uit de bestanden zijn met de hand weggelaten}}: {leftOut} van de {all} porties in de bestanden ({share}). Ze tellen in geen enkel aandeel mee; het rapport somt ze op.',
  perMainCourse: 'CO₂-voetafdruk per hoofdgerecht',
  gramsExpected: 'Gram, rijen met onbekend gewicht met het gebruikelijke gewicht van hun soort',
  saidExpected: '{counted} van {weight} meegeteld, rijen met onbekend gewicht met het gebruikelijke gewicht van hun soort',
  rangeWithMissing: '{low} – {high} inclusief wat ontbreekt',
  quote: 'Te vermelden: {kg} kg CO₂e per portie zoals geserveerd; het niveau geldt voor 400 g.',
} satisfies Texts<typeof enGb>;
