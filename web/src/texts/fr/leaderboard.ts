import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Classement',
  lead: 'Où en sont les restaurants participants, calculés de la même façon pour tous.',
  scope: {
    label: 'Comparés avec',
    organization: 'Notre organisation',
    others: 'Autres établissements',
  },
  periodType: {
    label: 'Durée de la période',
    month: 'Mois',
    quarter: 'Trimestre',
    year: 'Année',
  },
  period: 'Période',
  quarter: 'T{quarter} {year}',
  by: {
    label: 'Classés par',
    per_portion: 'CO₂e par portion',
    per_kg: 'CO₂e par kg d’aliments',
    low_share: 'Part de portions à faible CO₂e',
    improvement: 'Évolution sur un an',
  },
  database: 'Base d’émissions',
  databases: {
    organization: 'Notre base, au lieu de chaque restaurant',
    rise: 'Base de l’institut de recherche',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant classé} other {# restaurants classés}}',
    lacking: '{count, plural, one {# autre participe sans être classé} other {# autres participent sans être classés}}',
    coverage: '{share} des portions vendues a une valeur',
    asOf: 'Au {moment}',
    outdated: 'Une modification récente va être prise en compte',
    alike: 'Parmi les {count} premiers, aucun n’est certainement plus bas que le suivant.',
  },
  why: {
    label: 'Comment les places sont attribuées',
    title: 'Ce que dit une place',
    by: {
      per_portion:
        'Tout le CO₂e des rapports de vente de la période, divisé par les portions vendues ; chacune compte selon la taille du repas. Le plus faible est premier.',
      per_kg:
        'Tout le CO₂e des rapports de vente de la période, divisé par les kilogrammes qui ont une valeur. Le plus faible est premier.',
      low_share: 'La part des portions vendues de niveau bas ou très bas. La plus grande est première.',
      improvement:
        'Le CO₂e par portion par rapport aux mêmes mois de l’année précédente, pour comparer l’été à l’été. La plus forte baisse est première.',
    },
    ties: 'On compare les valeurs telles qu’elles sont affichées : à valeur égale, place égale. La certitude de l’écart entre deux rangs est indiquée à côté : les deux reposent sur les mêmes données alimentaires, dont les erreurs se compensent.',
    moved:
      'La flèche compare la place de chacun à celle qu’il avait sur la période précédente ({period}), parmi ceux qui participent aujourd’hui. De deux restaurants à la même place, l’un peut donc avoir bougé et l’autre non.',
    least:
      'Une place demande {months, plural, one {# mois terminé} other {# mois terminés}} de la période, {servings} portions vendues par mois et une valeur pour {coverage} des portions vendues.',
    boundary:
      'De la ferme à la porte de la cuisine : culture, transformation, emballage et transport. Sans la cuisson, ni ce que laissent les convives.',
    versions: 'Données alimentaires {versions}',
  },
  place: 'Rang',
  shared: 'Place partagée',
  stranger: 'Un autre restaurant',
  months: '{has} sur {all, plural, one {# mois} other {# mois}}',
  rangeInWords: 'Le plus probable : {value}, entre {low} et {high}',
  moved: {
    up: '{places, plural, one {# place gagnée} other {# places gagnées}} (avant : {former})',
    down: '{places, plural, one {# place perdue} other {# places perdues}} (avant : {former})',
    same: 'Comme avant',
    new: 'Nouveau',
    returned: 'De retour',
  },
  change: {
    less: '{percent} de moins',
    more: '{percent} de plus',
    same: 'Autant qu’avant',
  },
  own: 'Vos restaurants',
  ownMore: '{count, plural, one {Afficher # autre des vôtres} other {Afficher # autres des vôtres}}',
  ownFewer: 'En afficher moins',
  everybody: 'Toutes les places',
  lacking: 'Participent, sans place pour l’instant',
  lackingOfOwn:
    '{count, plural, one {# de vos restaurants participe, sans place pour l’instant} other {# de vos restaurants participent, sans place pour l’instant}}',
  lacks: {
    months: '{months, plural, one {Le rapport de ventes du mois n’est pas terminé} other {{has} mois terminés sur {needs}}}',
    servings: '{has} portions vendues sur {needs}',
    coverage: '{has} des portions vendues a une valeur, il faut {needs}',
    figure: 'Rien à calculer sur cette période',
    year_before:
      '{months, plural, one {Aucun rapport terminé du même mois l’année précédente} other {Il manque des données l’année précédente : {has} mois terminés sur {needs}}}',
    year_before_thin: 'Les mêmes mois de l’année précédente ont trop peu de portions ou trop peu de valeurs',
  },
  toReports: 'Vers les rapports',
  toRestaurants: 'Choisir des restaurants',
  toRestaurant: 'Ouvrir le restaurant',
  counting: {
    title: 'Le classement est en cours de calcul',
    lead: 'Avec autant de restaurants, il faut un instant. Il s’affichera ici de lui-même.',
  },
  outside: {
    join: '{name} ne participe pas et n’a donc pas de place ici. Ouvrez le restaurant et faites-le participer.',
    ask: '{name} ne participe pas et n’a donc pas de place ici. Les responsables de votre organisation peuvent le faire participer.',
  },
  nobody: {
    title: 'Aucun de vos restaurants ne participe encore',
    lead: 'Ouvrez un restaurant et faites-le participer : dès lors, ses rapports mensuels terminés comptent. Vous pouvez quitter à tout moment.',
    ask: 'Les responsables de votre organisation peuvent faire participer un restaurant : dès lors, ses rapports mensuels terminés comptent.',
  },
  nothing: {
    title: 'Pas de places pour {period}',
    lead: 'Participants : {joined} sur {all, plural, one {# restaurant} other {# restaurants}}. Une place demande des rapports de vente terminés pour les mois de la période.',
  },
  tooFew: {
    title: 'Trop peu pour comparer sans reconnaître personne',
    lead: 'Les valeurs des autres s’affichent dès qu’au moins cinq autres restaurants de plusieurs organisations ont une place, pour que personne ne soit reconnaissable.',
  },
} satisfies Texts<typeof enGb>;
