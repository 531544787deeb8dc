import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/year.ts';

export default {
  title: 'Nos émissions ont-elles baissé cette année ?',
  answer: {
    surely_less: 'Oui : {percent} de moins {per}',
    probably_less: 'Probablement : {percent} de moins {per}',
    cannot_tell: 'Impossible à dire pour l’instant',
    probably_more: 'Probablement pas : {percent} de plus {per}',
    surely_more: 'Non : {percent} de plus {per}',
    same: 'Non : émissions stables {per}',
    less_in_months: '{percent} de moins {per} sur les {months} mois comparables (sur {expected})',
    more_in_months: '{percent} de plus {per} sur les {months} mois comparables (sur {expected})',
    more_in_total: '{sure, select, surely {Non} other {Probablement pas}} : {total} de plus au total, {percent} de moins {per}',
    less_in_total: '{sure, select, surely {Oui} other {Probablement}} : {total} de moins au total, mais {percent} de plus {per}',
    more_in_total_alone:
      '{sure, select, surely {Non} other {Probablement pas}} : {total} de plus au total ; {per}, impossible à dire pour l’instant',
    less_in_total_alone:
      '{sure, select, surely {Oui} other {Probablement}} : {total} de moins au total ; {per}, impossible à dire pour l’instant',
  },
  per: {
    sales: 'par portion',
    procurement: 'par kg d’aliments',
  },
  none: 'Aucun mois n’a de rapport terminé pour les deux années : impossible de se prononcer pour l’instant.',
  tooLittle: 'La part comptée d’une des années est trop faible pour se prononcer : associez ce qui manque.',
  total: 'Au total, {now} contre {former} : {change}.',
  parts: {
    sales: 'Le nombre de portions y compte pour {amount}, l’empreinte d’une portion pour {average}.',
    procurement: 'La quantité achetée y compte pour {amount}, l’empreinte d’un kilogramme pour {average}.',
  },
  causes: 'Ce qui explique l’évolution',
  yearBefore: 'L’année précédente',
  thisYear: 'La dernière année',
  shares: {
    organization: 'Répartition des ventes ou des achats entre les cuisines et les mois',
    restaurant: 'Répartition des ventes ou des achats entre les mois',
  },
  rest: 'Non détaillé : le contenu des rapports n’est plus conservé',
  why: 'L’essentiel, {per} : {foods}.',
  months:
    'Période {from} – {to}, chaque mois comparé au même mois de l’année précédente. Mois avec un rapport les deux années : {months} sur {expected}.',
  missing:
    'Non compris, faute de rapport pour l’une des années : {months}{restaurants, plural, one {} other { (# restaurants à chaque fois)}}.',
  missingOf: '{month} ({restaurants, plural, one {un restaurant} other {# restaurants}})',
  missingEach: 'Non compris, faute de rapport pour l’une des années : {months}.',
  mixed:
    'Valeurs publiées, établies avec plusieurs versions des données alimentaires : une partie de l’évolution en vient, tant que les deux années ne sont pas recalculées avec la même.',
  published: 'Les deux années telles que publiées.',
  today: 'Les deux années avec les données alimentaires {version}.',
} satisfies Texts<typeof enGb>;
