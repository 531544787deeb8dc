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
    same: 'Non : autant {per}',
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
  none: 'Aucun mois n’a de rapport terminé les deux années : rien ne peut être dit pour l’instant.',
  tooLittle: 'Trop peu est compté l’une des années pour dire quoi que ce soit : associez ce qui y manque.',
  total: 'Au total {now} après {former} : {change}.',
  parts: {
    sales: 'Dont {amount} par le nombre de portions et {average} par ce qu’une portion émet.',
    procurement: 'Dont {amount} par la quantité achetée et {average} par ce qu’un kilogramme émet.',
  },
  causes: 'Ce qui explique l’évolution',
  yearBefore: 'L’année précédente',
  thisYear: 'La dernière année',
  shares: {
    organization: 'Quelles cuisines et quels mois ont vendu ou acheté davantage',
    restaurant: 'Quels mois ont vendu ou acheté davantage',
  },
  rest: 'Non détaillé : les rapports n’indiquent plus de quoi ils sont faits',
  why: 'L’essentiel, {per} : {foods}.',
  months:
    'De {from} à {to}, chaque mois face au même mois de l’année d’avant. Mois avec un rapport les deux années : {months} sur {expected}.',
  missing:
    'Non compris, faute de rapport l’une des années : {months}{restaurants, plural, one {} other { (# restaurants à chaque fois)}}.',
  missingOf: '{month} ({restaurants, plural, one {un restaurant} other {# restaurants}})',
  missingEach: 'Non compris, faute de rapport l’une des années : {months}.',
  mixed:
    'Tel que publié, avec plusieurs versions des données alimentaires : elles font partie de l’évolution tant que les deux années ne sont pas recalculées avec une seule.',
  published: 'Les deux années telles que publiées.',
  today: 'Les deux années avec les données alimentaires {version}.',
} satisfies Texts<typeof enGb>;
