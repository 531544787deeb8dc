import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions: 'regnet som {portions, plural, one {# hovedret} other {# hovedretter}}',
  quoteMain:
    'Angiv {kg} kg CO₂e pr. hovedret ({each} pr. solgt portion){labels, select, letters {; niveauet gælder 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# række} other {# rækker}} udeladt manuelt.',
  leftOutPortions: '{rows, plural, one {# række} other {# rækker}} udeladt manuelt: {taken} af filernes {all} portioner er med.',
  perMainCourse: 'Klimaaftryk pr. hovedret',
  gramsExpected: 'Gram, rækker med ukendt vægt med den sædvanlige vægt for deres slags',
  saidExpected: '{counted} af {weight} medregnet, ukendte vægte anslået',
  rangeWithMissing: '{low} – {high} i alt',
  quote: 'Angiv {kg} kg CO₂e pr. portion, som den serveres{labels, select, letters {; niveauet gælder 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
