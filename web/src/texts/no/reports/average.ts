import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  of: {
    per_portion: 'Klimaavtrykk for en gjennomsnittlig porsjon',
    per_kg: 'Klimaavtrykk per kilo mat',
    per_1000_kcal: 'Klimaavtrykk per 1000 kcal mat',
    per_guest: 'Klimaavtrykk per gjest',
  },
  why: {
    per_portion:
      'Avtrykket av alt som er regnet med ({total}), delt på {portions, plural, one {# porsjon} other {# porsjoner}}. Porsjonene vektes etter rettens størrelse: Ti snacks tilsvarer én hovedrett.',
    per_kg: 'Avtrykket av alt som er regnet med ({total}), delt på vekten {weight}.',
    per_1000_kcal:
      'Avtrykket av alt som er regnet med ({total}), delt på energien i maten slik den ble kjøpt, uten det som ikke spises: {energy}. Mat med ukjent energi antas å ha like mye per kilo som resten.',
    per_guest: 'Avtrykket av alt som er regnet med ({total}), delt på {guests, plural, one {# gjest} other {# gjester}}.',
  },
  chosen: {
    per_portion: 'Per porsjon',
    per_kg: 'Per kilo',
    per_1000_kcal: 'Per 1000 kcal',
    per_guest: 'Per gjest',
  },
  noGuests: 'Ukjent: Fyll inn antall gjester.',
  noEnergy: 'Ukjent: Energien er kjent for en for liten del av maten.',
  energy: 'Energi i maten som er regnet med',
  energyOf: 'kjent for {percent} av vekten',
  asPortions: 'regnet som {portions, plural, one {# hovedrett} other {# hovedretter}}',
  quoteMain:
    'Oppgi {kg} kg CO₂e per hovedrett ({each} per solgt porsjon){labels, select, letters {; nivået gjelder 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# rad} other {# rader}} utelatt manuelt.',
  leftOutPortions: '{rows, plural, one {# rad} other {# rader}} utelatt manuelt: {taken} av filenes {all} porsjoner er med.',
  perMainCourse: 'Klimaavtrykk per hovedrett',
  gramsExpected: 'Gram; rader uten vekt regnes med sin vanlige vekt',
  saidExpected: '{counted} av {weight} regnet med, ukjente vekter anslått',
  rangeWithMissing: '{low} – {high} totalt',
  quote: 'Oppgi {kg} kg CO₂e per servert porsjon{labels, select, letters {; nivået gjelder 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
