import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Bonjour {name}',
  newRecipe: 'Nouvelle recette',
  latestRecipes: 'Dernières recettes',
  allRecipes: 'Toutes les recettes',
  updated: 'Modifiée {ago}',
  empty: {
    title: 'Votre première assiette',
    lead: 'Écrivez ou collez une recette : son empreinte apparaît pendant que vous tapez.',
  },
  whose: 'Mois de qui',
  restaurant: 'Restaurant',
  organization: 'Organisation',
  enterprise: 'Groupe',
  ofWhat: 'De quoi',
  sales: 'Ventes',
  procurement: 'Achats',
  database: 'Base de données d’émissions',
  databases: {
    organization: 'Notre base, pour votre lieu',
    each: 'Notre base, au lieu de chaque restaurant',
    rise: 'Base de l’institut de recherche',
  },
  per: {
    sales: 'par portion',
    procurement: 'par kg d’aliments',
  },
  perServing: 'par portion de 400 g',
  latest: {
    title: '{month}',
    none: 'Il n’y a pas encore de rapport pour ce mois.',
  },
  change: {
    title: 'Depuis {month}',
    up: '{percent} de plus',
    down: '{percent} de moins',
    same: 'Comme avant',
    unknown: 'Il faut un rapport pour les deux mois.',
    tooLittle: 'Pour {months}, trop peu est calculé pour une comparaison.',
    average: 'Moyenne des mois disponibles : {figure}',
  },
  benchmark: {
    global_avg: 'Face à la moyenne mondiale',
    our_goal: 'Face à notre objectif',
    ours: 'Nous',
    theirs: { global_avg: 'Moyenne mondiale', our_goal: 'Notre objectif' },
    per: {
      serving_of_400_g: 'kg CO₂e par portion de 400 g : on compare ce qui se compare.',
      kg_of_food: 'kg CO₂e par kg d’aliments : on compare ce qui se compare.',
    },
  },
  why: {
    label: 'D’où cela vient',
    title: 'Ce que dit ce chiffre',
    average:
      'Tout le CO₂e du rapport du mois divisé par ce qui a été vendu ou acheté. Une portion compte selon sa taille : dix bouchées font un plat.',
    coverage:
      '{share} de tout ce qui a été vendu ou acheté a un chiffre ; {covered} sur {rows, plural, one {# ligne est entièrement couverte} other {# lignes sont entièrement couvertes}}.',
    boundary:
      'De la ferme à la porte de la cuisine : culture, transformation, emballage et transport. Sans la cuisson ni les restes des convives.',
    versions: 'Données alimentaires {versions}',
  },
  history: {
    title: 'Douze mois',
    table: 'Afficher en tableau',
    month: 'Mois',
    average: {
      sales: 'Par portion',
      procurement: 'Par kg',
    },
    amount: {
      sales: 'Portions',
      procurement: 'Kilogrammes',
    },
    note: {
      sales: 'Hauteur : portions vendues. Chiffre au-dessus : kg CO₂e par portion. Tiret : pas de rapport, ou trop peu calculé.',
      procurement:
        'Hauteur : kilogrammes achetés. Chiffre au-dessus : kg CO₂e par kg d’aliments. Tiret : pas de rapport, ou trop peu calculé.',
    },
  },
  lightest: {
    sales: 'Plat le plus léger',
    procurement: 'Aliment le plus léger',
  },
  heaviest: {
    sales: 'Plat le plus lourd',
    procurement: 'Aliment le plus lourd',
  },
  changeFirst: {
    title: 'À changer d’abord',
    lead: {
      sales: 'Ramenés à la moyenne mondiale, ces plats feraient gagner le plus. La barre est la part du CO₂e du mois.',
      procurement: 'Ramenés à la moyenne mondiale, ces aliments feraient gagner le plus. La barre est la part du CO₂e du mois.',
    },
    none: {
      sales: 'En {month}, aucun plat ne dépasse la moyenne mondiale.',
      procurement: 'En {month}, aucun aliment ne dépasse la moyenne mondiale.',
    },
    saves: '{kg} kg CO₂e au-dessus de la moyenne mondiale',
    servings: '{count, plural, one {# portion} other {# portions}}',
    share: '{name} : part du CO₂e du mois, {co2}',
  },
  missing: {
    title: 'Rapports manquants',
    none: 'Chacun des douze derniers mois a son rapport.',
    make: 'Faire le rapport',
  },
  noReports: {
    title: 'Pas encore de mois à montrer',
    lead: 'Faites le rapport d’un mois et il apparaît ici : comment il s’est passé, ce qui pèse le plus, ce qu’il faut changer d’abord.',
  },
} satisfies Texts<typeof enGb>;
