import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  of: {
    per_portion: 'Klimaaftryk for en gennemsnitlig portion',
    per_kg: 'Klimaaftryk pr. kilo mad',
    per_1000_kcal: 'Klimaaftryk pr. 1.000 kcal mad',
    per_guest: 'Klimaaftryk pr. gæst',
  },
  why: {
    per_portion:
      'Aftrykket af alt, der er medregnet ({total}), divideret med {portions, plural, one {# portion} other {# portioner}}. Portionerne vægtes efter rettens størrelse: Ti snacks svarer til én hovedret.',
    per_kg: 'Aftrykket af alt, der er medregnet ({total}), divideret med vægten {weight}.',
    per_1000_kcal:
      'Aftrykket af alt, der er medregnet ({total}), divideret med energien i maden, som den blev købt, uden det, der ikke spises: {energy}. Mad med ukendt energi antages at have lige så meget pr. kilo som resten.',
    per_guest: 'Aftrykket af alt, der er medregnet ({total}), divideret med {guests, plural, one {# gæst} other {# gæster}}.',
  },
  chosen: {
    per_portion: 'Pr. portion',
    per_kg: 'Pr. kilo',
    per_1000_kcal: 'Pr. 1.000 kcal',
    per_guest: 'Pr. gæst',
  },
  noGuests: 'Ukendt: Angiv antallet af gæster.',
  noEnergy: 'Ukendt: Energien er kendt for en for lille del af maden.',
  energy: 'Energi i den medregnede mad',
  energyOf: 'kendt for {percent} af vægten',
  asPortions: 'regnet som {portions, plural, one {# hovedret} other {# hovedretter}}',
  quoteMain:
    'Angiv {kg} kg CO₂e pr. hovedret ({each} pr. solgt portion){labels, select, letters {; niveauet gælder 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# række} other {# rækker}} udeladt manuelt.',
  leftOutPortions: '{rows, plural, one {# række} other {# rækker}} udeladt manuelt: {taken} af filernes {all} portioner er med.',
  perMainCourse: 'Klimaaftryk pr. hovedret',
  gramsExpected: 'Gram; rækker uden vægt regnes med deres sædvanlige vægt',
  saidExpected: '{counted} af {weight} medregnet, ukendte vægte anslået',
  rangeWithMissing: '{low} – {high} i alt',
  quote: 'Angiv {kg} kg CO₂e pr. serveret portion{labels, select, letters {; niveauet gælder 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
