import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# solgt porsjon regnes} other {# solgte porsjoner regnes}} som {portions, plural, one {# hovedrett} other {# hovedretter}}',
  quoteMain:
    'Oppgi {kg} kg CO₂e per hovedrett: en mellomrett regnes som en halv, en liten rett som 0,3 og en snack som 0,1. Per solgte porsjon er det {each} kg. Nivået gjelder 400 g.',
  leftOutRows:
    '{rows, plural, one {# rad i filene er utelatt for hånd og inngår ikke i andelen.} other {# rader i filene er utelatt for hånd og inngår ikke i andelen.}}',
  leftOutPortions:
    '{rows, plural, one {# rad i filene er utelatt for hånd} other {# rader i filene er utelatt for hånd}}: {leftOut} av filenes {all} porsjoner ({share}). De inngår ikke i andelen; rapporten lister dem opp.',
  perMainCourse: 'Klimaavtrykk per hovedrett',
  gramsExpected: 'Gram, rader med ukjent vekt med den vanlige vekten for sitt slag',
  saidExpected: '{counted} av {weight} regnet med, rader med ukjent vekt inngår med den vanlige vekten for sitt slag',
  rangeWithMissing: '{low} – {high} medregnet det som mangler',
  quote: 'Oppgi {kg} kg CO₂e per porsjon slik den serveres; nivået gjelder 400 g.',
} satisfies Texts<typeof enGb>;
