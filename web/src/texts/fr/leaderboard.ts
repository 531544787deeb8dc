import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Classement',
  lead: 'Les restaurants participants, tous évalués de la même façon.',
  scope: {
    label: 'Par rapport à',
    organization: 'Notre organisation',
    others: 'D’autres établissements',
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
    label: 'Classement par',
    per_portion: 'CO₂e par portion',
    per_kg: 'CO₂e par kg d’aliments',
    low_share: 'Part des portions à faible empreinte',
    improvement: 'Évolution sur un an',
  },
  database: 'Base d’émissions',
  databases: {
    organization: 'Données de Plateprint, selon le pays de chaque restaurant',
    rise: 'Données des instituts de recherche',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant classé} other {# restaurants classés}}',
    lacking: '{count, plural, one {# autre participe sans être classé} other {# autres participent sans être classés}}',
    coverage: '{share} des portions vendues sont prises en compte',
    asOf: 'Situation au {moment}',
    outdated: 'Une modification récente n’est pas encore prise en compte',
    alike: 'Entre les {count} premiers, aucun écart n’est certain d’un rang au suivant.',
  },
  why: {
    label: 'Comment fonctionne le classement',
    title: 'Comment fonctionne le classement',
    by: {
      per_portion:
        'Émissions totales des rapports de ventes de la période, divisées par les portions vendues, pondérées selon leur type. La valeur la plus faible est en tête.',
      per_kg:
        'Émissions totales des rapports de ventes de la période, divisées par les kilogrammes pris en compte. La valeur la plus faible est en tête.',
      low_share: 'Part des portions vendues à empreinte faible ou très faible. La plus élevée est en tête.',
      improvement:
        'CO₂e par portion par rapport aux mêmes mois de l’année précédente, pour comparer l’été à l’été. La plus forte baisse est en tête.',
    },
    ties: 'Les valeurs sont comparées telles qu’elles sont affichées : à valeur égale, rang égal. La certitude de l’écart entre deux rangs est indiquée à côté : les deux reposent sur les mêmes données alimentaires, dont les erreurs s’annulent.',
    moved:
      'La flèche compare le rang de chaque restaurant à celui de la période {period}, parmi ceux qui participent aujourd’hui. Sur deux restaurants ex æquo, l’un peut donc avoir bougé et l’autre non.',
    least:
      'Pour être classé, un restaurant doit avoir {months, plural, one {# mois terminé} other {# mois terminés}} dans la période, {servings} portions vendues par mois et une valeur pour {coverage} des portions vendues.',
    boundary:
      'De la ferme à la porte de la cuisine : production agricole, transformation, emballage et transport. La cuisson et les retours d’assiette ne sont pas inclus.',
    versions: 'Données alimentaires {versions}',
  },
  place: 'Rang',
  shared: 'Ex æquo',
  stranger: 'Un autre restaurant',
  months: '{has} sur {all, plural, one {# mois} other {# mois}}',
  rangeInWords: 'Valeur la plus probable : {value}, entre {low} et {high}',
  moved: {
    up: '{places, plural, one {# rang gagné} other {# rangs gagnés}} (avant : {former})',
    down: '{places, plural, one {# rang perdu} other {# rangs perdus}} (avant : {former})',
    same: 'Pas de changement',
    new: 'Nouveau',
    returned: 'De retour au classement',
  },
  change: {
    less: '{percent} de moins',
    more: '{percent} de plus',
    same: 'Pas de changement',
  },
  own: 'Vos restaurants',
  ownMore: '{count, plural, one {Afficher # de vos autres restaurants} other {Afficher # de vos autres restaurants}}',
  ownFewer: 'En afficher moins',
  everybody: 'Tout le classement',
  lacking: 'Participants pas encore classés',
  lackingOfOwn:
    '{count, plural, one {# de vos restaurants participe, mais n’est pas encore classé} other {# de vos restaurants participent, mais ne sont pas encore classés}}',
  lacks: {
    months: '{months, plural, one {Le rapport de ventes du mois n’est pas terminé} other {{has} mois terminés sur {needs}}}',
    missing: 'Aucun rapport terminé pour {months}',
    servings: '{has} portions vendues sur {needs} requises',
    coverage: '{has} des portions vendues sont prises en compte, il en faut {needs}',
    figure: 'Pas de données pour cette période',
    year_before:
      '{months, plural, one {Aucun rapport terminé pour le même mois de l’année précédente} other {Année précédente incomplète : {has} mois terminés sur {needs}}}',
    year_before_thin:
      'Les mêmes mois de l’année précédente comptent trop peu de portions, ou la part prise en compte est trop faible',
  },
  toReports: 'Aller aux rapports',
  toRestaurants: 'Choisir des restaurants',
  toRestaurant: 'Ouvrir le restaurant',
  counting: {
    title: 'Le classement est en cours de calcul',
    lead: 'Avec autant de restaurants, cela prend un instant. Le classement s’affichera automatiquement.',
  },
  outside: {
    join: '{name} ne participe pas et n’est donc pas classé. Ouvrez le restaurant pour l’inscrire.',
    ask: '{name} ne participe pas et n’est donc pas classé. Un administrateur de votre organisation peut l’inscrire.',
  },
  nobody: {
    title: 'Aucun de vos restaurants ne participe pour l’instant',
    lead: 'Ouvrez un restaurant et inscrivez-le : dès lors, ses rapports mensuels terminés comptent. Vous pouvez vous retirer à tout moment.',
    ask: 'Un administrateur de votre organisation peut inscrire un restaurant : dès lors, ses rapports mensuels terminés comptent.',
  },
  nothing: {
    title: 'Pas de classement pour {period}',
    lead: 'Participants : {joined} sur {all, plural, one {# restaurant} other {# restaurants}}. Pour être classé, un restaurant doit avoir des rapports de ventes mensuels terminés pour la période.',
  },
  tooFew: {
    title: 'Trop peu de participants pour une comparaison anonyme',
    lead: 'Les valeurs des autres restaurants apparaissent dès qu’au moins cinq d’entre eux, de plusieurs organisations, sont classés : personne n’est identifiable.',
  },
} satisfies Texts<typeof enGb>;
