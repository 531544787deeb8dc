import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# solgt porsjon regnes} other {# solgte porsjoner regnes}} som {portions, plural, one {# hovedrett} other {# hovedretter}}',
  quoteMain: 'Oppgi {kg} kg CO₂e per hovedrett ({each} kg per solgte porsjon); nivået gjelder 400 g.',
  leftOutRows:
    '{rows, plural, one {# rad i filene er utelatt for hånd og inngår ikke i andelen.} other {# rader i filene er utelatt for hånd og inngår ikke i andelen.}}',
  leftOutPortions: 'Utelatt for hånd, inngår ikke i andelen: {leftOut} av {all} porsjoner ({share}).',
  perMainCourse: 'Klimaavtrykk per hovedrett',
  gramsExpected: 'Gram, rader med ukjent vekt med den vanlige vekten for sitt slag',
  saidExpected: '{counted} av {weight} regnet med, ukjente vekter anslått',
  rangeWithMissing: '{low} – {high} medregnet det som mangler',
  quote: 'Oppgi {kg} kg CO₂e per porsjon slik den serveres; nivået gjelder 400 g.',
} satisfies Texts<typeof enGb>;
