import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  of: {
    per_portion: 'Empreinte carbone d’une portion moyenne',
    per_kg: 'Empreinte carbone d’un kilogramme d’aliments',
    per_1000_kcal: 'Empreinte carbone pour 1 000 kcal d’aliments',
    per_guest: 'Empreinte carbone par convive',
  },
  why: {
    per_portion:
      'L’empreinte de tout ce qui est compté ({total}), divisée par {portions, plural, one {# portion} other {# portions}}. Les portions sont pondérées selon leur type : dix en-cas équivalent à un plat principal.',
    per_kg: 'L’empreinte de tout ce qui est compté ({total}), divisée par son poids de {weight}.',
    per_1000_kcal:
      'L’empreinte de tout ce qui est compté ({total}), divisée par l’énergie des aliments tels qu’ils ont été achetés, sans ce qui ne se mange pas : {energy}. Les aliments dont l’énergie est inconnue sont supposés en avoir, à poids égal, autant que les autres.',
    per_guest:
      'L’empreinte de tout ce qui est compté ({total}), divisée par {guests, plural, one {# convive} other {# convives}}.',
  },
  chosen: {
    per_portion: 'Par portion',
    per_kg: 'Par kilogramme',
    per_1000_kcal: 'Pour 1 000 kcal',
    per_guest: 'Par convive',
  },
  noGuests: 'Inconnu : saisissez le nombre de convives.',
  noEnergy: 'Inconnu : l’énergie est connue pour une part trop faible des aliments.',
  energy: 'Énergie des aliments comptés',
  energyOf: 'connue pour {percent} de leur poids',
  asPortions: 'comptées comme {portions, plural, one {# plat principal} other {# plats principaux}}',
  quoteMain:
    'À citer : {kg} kg CO₂e par plat principal ({each} par portion vendue){labels, select, letters { ; le niveau porte sur 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# ligne écartée} other {# lignes écartées}} manuellement.',
  leftOutPortions:
    '{rows, plural, one {# ligne écartée} other {# lignes écartées}} manuellement : {taken} portions retenues sur {all} dans les fichiers.',
  perMainCourse: 'Empreinte carbone par plat principal',
  gramsExpected: 'Grammes, avec le poids habituel pour les lignes de poids inconnu',
  saidExpected: '{counted} comptés sur {weight}, poids inconnus estimés',
  rangeWithMissing: '{low} – {high} en tout',
  quote: 'À citer : {kg} kg CO₂e par portion telle que servie{labels, select, letters { ; le niveau porte sur 400 g} other {}}.',
} satisfies Texts<typeof enGb>;
