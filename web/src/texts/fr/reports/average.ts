import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/average.ts';

export default {
  asPortions:
    '{sold, plural, one {# portion vendue compte} other {# portions vendues comptent}} pour {portions, plural, one {# plat principal} other {# plats principaux}}',
  quoteMain: 'Citez {kg} kg CO₂e par plat principal ({each} kg par portion vendue) ; le niveau porte sur 400 g.',
  leftOutRows:
    '{rows, plural, one {# ligne des fichiers a été écartée à la main et n’entre dans aucune part.} other {# lignes des fichiers ont été écartées à la main et n’entrent dans aucune part.}}',
  leftOutPortions: 'Écartées à la main, hors de toute part : {leftOut} portions sur {all} ({share}).',
  perMainCourse: 'Empreinte carbone par plat principal',
  gramsExpected: 'Grammes, les lignes de poids inconnu au poids habituel de leur genre',
  saidExpected: '{counted} comptés sur {weight}, poids inconnus estimés',
  rangeWithMissing: '{low} – {high} avec ce qui manque',
  quote: 'Citez {kg} kg CO₂e par portion telle que servie ; le niveau porte sur 400 g.',
} satisfies Texts<typeof enGb>;
