import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  of: {
    per_portion: 'Klimatavtryck för en genomsnittlig portion',
    per_kg: 'Klimatavtryck per kilo mat',
    per_1000_kcal: 'Klimatavtryck per 1 000 kcal mat',
    per_guest: 'Klimatavtryck per gäst',
  },
  why: {
    per_portion:
      'Avtrycket av allt som är medräknat ({total}), delat med {portions, plural, one {# portion} other {# portioner}}. Portionerna viktas efter rättens storlek: tio tilltugg motsvarar en huvudrätt.',
    per_kg: 'Avtrycket av allt som är medräknat ({total}), delat med vikten {weight}.',
    per_1000_kcal:
      'Avtrycket av allt som är medräknat ({total}), delat med energin i maten så som den köptes, utan det som inte äts: {energy}. Mat med okänd energi antas ha lika mycket per kilo som resten.',
    per_guest: 'Avtrycket av allt som är medräknat ({total}), delat med {guests, plural, one {# gäst} other {# gäster}}.',
  },
  chosen: {
    per_portion: 'Per portion',
    per_kg: 'Per kilo',
    per_1000_kcal: 'Per 1 000 kcal',
    per_guest: 'Per gäst',
  },
  noGuests: 'Okänt: fyll i antalet gäster.',
  noEnergy: 'Okänt: energin är känd för en för liten del av maten.',
  energy: 'Energi i den medräknade maten',
  energyOf: 'känd för {percent} av vikten',
  asPortions: 'räknat som {portions, plural, one {# huvudrätt} other {# huvudrätter}}',
  quoteMain:
    'Ange {kg} kg CO₂e per huvudrätt ({each} per såld portion){labels, select, letters {; nivån gäller 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# rad utelämnad} other {# rader utelämnade}} manuellt.',
  leftOutPortions:
    '{rows, plural, one {# rad utelämnad} other {# rader utelämnade}} manuellt: {taken} av filernas {all} portioner är med.',
  perMainCourse: 'Klimatavtryck per huvudrätt',
  gramsExpected: 'Gram; rader utan vikt räknas med sin vanliga vikt',
  saidExpected: '{counted} av {weight} medräknat, okända vikter uppskattade',
  rangeWithMissing: '{low} – {high} totalt',
  quote: 'Ange {kg} kg CO₂e per serverad portion{labels, select, letters {; nivån gäller 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
