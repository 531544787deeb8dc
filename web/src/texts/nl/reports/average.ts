import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# verkochte portie telt} other {# verkochte porties tellen}} als {portions, plural, one {# hoofdgerecht} other {# hoofdgerechten}}',
  quoteMain: 'Te vermelden: {kg} kg CO₂e per hoofdgerecht ({each} kg per verkochte portie); het niveau geldt voor 400 g.',
  leftOutRows:
    '{rows, plural, one {# rij uit de bestanden is met de hand weggelaten en telt in geen enkel aandeel mee.} other {# rijen uit de bestanden zijn met de hand weggelaten en tellen in geen enkel aandeel mee.}}',
  leftOutPortions: 'Met de hand weggelaten, telt in geen aandeel mee: {leftOut} van {all} porties ({share}).',
  perMainCourse: 'CO₂-voetafdruk per hoofdgerecht',
  gramsExpected: 'Gram, rijen met onbekend gewicht met het gebruikelijke gewicht van hun soort',
  saidExpected: '{counted} van {weight} meegeteld, onbekende gewichten geschat',
  rangeWithMissing: '{low} – {high} inclusief wat ontbreekt',
  quote: 'Te vermelden: {kg} kg CO₂e per portie zoals geserveerd; het niveau geldt voor 400 g.',
} satisfies Texts<typeof enGb>;
