import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions: 'regnet som {portions, plural, one {# hovedrett} other {# hovedretter}}',
  quoteMain:
    'Oppgi {kg} kg CO₂e per hovedrett ({each} per solgt porsjon){labels, select, letters {; nivået gjelder 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# rad} other {# rader}} utelatt for hånd.',
  leftOutPortions: '{rows, plural, one {# rad} other {# rader}} utelatt for hånd: {taken} av filenes {all} porsjoner er med.',
  perMainCourse: 'Klimaavtrykk per hovedrett',
  gramsExpected: 'Gram, rader med ukjent vekt med den vanlige vekten for sitt slag',
  saidExpected: '{counted} av {weight} regnet med, ukjente vekter anslått',
  rangeWithMissing: '{low} – {high} totalt',
  quote: 'Oppgi {kg} kg CO₂e per porsjon slik den serveres{labels, select, letters {; nivået gjelder 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
