import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# solgt portion regnes} other {# solgte portioner regnes}} som {portions, plural, one {# hovedret} other {# hovedretter}}',
  quoteMain: 'Angiv {kg} kg CO₂e pr. hovedret ({each} kg pr. solgt portion); niveauet gælder 400 g.',
  leftOutRows:
    '{rows, plural, one {# række i filerne er udeladt manuelt og indgår ikke i andelen.} other {# rækker i filerne er udeladt manuelt og indgår ikke i andelen.}}',
  leftOutPortions: 'Udeladt manuelt, indgår ikke i andelen: {leftOut} af {all} portioner ({share}).',
  perMainCourse: 'Klimaaftryk pr. hovedret',
  gramsExpected: 'Gram, rækker med ukendt vægt med den sædvanlige vægt for deres slags',
  saidExpected: '{counted} af {weight} medregnet, ukendte vægte anslået',
  rangeWithMissing: '{low} – {high} inklusive det, der mangler',
  quote: 'Angiv {kg} kg CO₂e pr. portion, som den serveres; niveauet gælder 400 g.',
} satisfies Texts<typeof enGb>;
