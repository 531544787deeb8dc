import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  of: {
    per_portion: 'CO₂-voetafdruk van een gemiddelde portie',
    per_kg: 'CO₂-voetafdruk van een kilo voedsel',
    per_1000_kcal: 'CO₂-voetafdruk per 1.000 kcal voedsel',
    per_guest: 'CO₂-voetafdruk per gast',
  },
  why: {
    per_portion:
      'De voetafdruk van alles wat is meegeteld ({total}), gedeeld door {portions, plural, one {# portie} other {# porties}}. Porties wegen mee naar grootte: tien snacks staan gelijk aan één hoofdgerecht.',
    per_kg: 'De voetafdruk van alles wat is meegeteld ({total}), gedeeld door het gewicht van {weight}.',
    per_1000_kcal:
      'De voetafdruk van alles wat is meegeteld ({total}), gedeeld door de energie van het voedsel zoals het is ingekocht, zonder wat niet wordt gegeten: {energy}. Voedsel waarvan de energie onbekend is, telt naar gewicht even zwaar als de rest.',
    per_guest:
      'De voetafdruk van alles wat is meegeteld ({total}), gedeeld door {guests, plural, one {# gast} other {# gasten}}.',
  },
  chosen: {
    per_portion: 'Per portie',
    per_kg: 'Per kilogram',
    per_1000_kcal: 'Per 1.000 kcal',
    per_guest: 'Per gast',
  },
  noGuests: 'Onbekend: vul het aantal gasten in.',
  noEnergy: 'Onbekend: van te weinig voedsel is bekend hoeveel energie het bevat.',
  energy: 'Energie van het meegetelde voedsel',
  energyOf: 'bekend van {percent} van het gewicht',
  asPortions: 'geteld als {portions, plural, one {# hoofdgerecht} other {# hoofdgerechten}}',
  quoteMain:
    '{kg} kg CO₂e per hoofdgerecht ({each} per verkochte portie){labels, select, letters {; het niveau geldt voor 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# rij} other {# rijen}} handmatig uitgesloten.',
  leftOutPortions:
    '{rows, plural, one {# rij} other {# rijen}} handmatig uitgesloten: {taken} van de {all} porties in de bestanden tellen mee.',
  perMainCourse: 'CO₂-voetafdruk per hoofdgerecht',
  gramsExpected: 'Gram, rijen met onbekend gewicht met het gebruikelijke gewicht van hun soort',
  saidExpected: '{counted} van {weight} meegeteld, onbekende gewichten geschat',
  rangeWithMissing: '{low} – {high} in totaal',
  quote:
    'Te vermelden: {kg} kg CO₂e per portie zoals geserveerd{labels, select, letters {; het niveau geldt voor 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
