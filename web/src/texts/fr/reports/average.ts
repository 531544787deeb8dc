import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions: 'comptées comme {portions, plural, one {# plat principal} other {# plats principaux}}',
  quoteMain:
    'Citez {kg} kg CO₂e par plat principal ({each} par portion vendue){labels, select, letters { ; niveau pour 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# ligne écartée} other {# lignes écartées}} à la main.',
  leftOutPortions:
    '{rows, plural, one {# ligne écartée} other {# lignes écartées}} à la main : {taken} portions sur {all} des fichiers y sont.',
  perMainCourse: 'Empreinte carbone par plat principal',
  gramsExpected: 'Grammes, les lignes de poids inconnu au poids habituel de leur genre',
  saidExpected: '{counted} comptés sur {weight}, poids inconnus estimés',
  rangeWithMissing: '{low} – {high} en tout',
  quote: 'Citez {kg} kg CO₂e par portion telle que servie{labels, select, letters { ; le niveau porte sur 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
