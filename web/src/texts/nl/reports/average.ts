import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions: 'geteld als {portions, plural, one {# hoofdgerecht} other {# hoofdgerechten}}',
  quoteMain:
    '{kg} kg CO₂e per hoofdgerecht ({each} per verkochte portie){labels, select, letters {; het niveau geldt voor 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# rij} other {# rijen}} met de hand weggelaten.',
  leftOutPortions:
    '{rows, plural, one {# rij} other {# rijen}} met de hand weggelaten: {taken} van de {all} porties in de bestanden zijn erbij.',
  perMainCourse: 'CO₂-voetafdruk per hoofdgerecht',
  gramsExpected: 'Gram, rijen met onbekend gewicht met het gebruikelijke gewicht van hun soort',
  saidExpected: '{counted} van {weight} meegeteld, onbekende gewichten geschat',
  rangeWithMissing: '{low} – {high} in totaal',
  quote:
    'Te vermelden: {kg} kg CO₂e per portie zoals geserveerd{labels, select, letters {; het niveau geldt voor 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
