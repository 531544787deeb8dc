import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# solgt portion regnes} other {# solgte portioner regnes}} som {portions, plural, one {# hovedret} other {# hovedretter}}',
  quoteMain:
    'Angiv {kg} kg CO₂e pr. hovedret: en mellemret regnes som en halv, en lille ret som 0,3 og en snack som 0,1. Pr. solgt portion er det {each} kg. Niveauet gælder 400 g.',
  leftOutRows:
    '{rows, plural, one {# række i filerne er udeladt manuelt og indgår ikke i andelen.} other {# rækker i filerne er udeladt manuelt og indgår ikke i andelen.}}',
  leftOutPortions:
    '{rows, plural, one {# række i filerne er udeladt manuelt} other {# rækker i filerne er udeladt manuelt}}: {leftOut} af filernes {all} portioner ({share}). De indgår ikke i andelen; rapporten oplister dem.',
  perMainCourse: 'Klimaaftryk pr. hovedret',
  gramsExpected: 'Gram, rækker med ukendt vægt med den sædvanlige vægt for deres slags',
  saidExpected: '{counted} af {weight} medregnet, rækker med ukendt vægt indgår med den sædvanlige vægt for deres slags',
  rangeWithMissing: '{low} – {high} inklusive det, der mangler',
  quote: 'Angiv {kg} kg CO₂e pr. portion, som den serveres; niveauet gælder 400 g.',
} satisfies Texts<typeof enGb>;
