import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/dashboard.ts';

export default {
  hello: 'Bonjour {name}',
  newRecipe: 'Nouvelle recette',
  latestRecipes: 'Dernières recettes',
  allRecipes: 'Toutes les recettes',
  updated: 'Modifiée {ago}',
  first: {
    title: 'Votre premier jour',
    done: ' – fait',
    recipe: {
      title: 'Votre première recette',
      lead: 'Écrivez ou collez une recette et voyez son empreinte au fil de la saisie.',
    },
    menu: {
      title: 'Un menu',
      lead: 'Vos plats avec leurs étiquettes et allergènes, à partir d’un modèle.',
      go: 'Nouveau menu',
    },
    phone: {
      title: 'Sur le téléphone de vos convives',
      lead: 'Publiez le menu sur un lien permanent et scannez son QR code.',
      go: 'Publier le menu',
    },
  },
  whose: 'Périmètre',
  restaurant: 'Restaurant',
  organization: 'Organisation',
  enterprise: 'Groupe',
  ofWhat: 'Type de données',
  sales: 'Ventes',
  procurement: 'Achats',
  database: 'Base d’émissions',
  databases: {
    organization: 'Données de Plateprint, pour votre pays',
    each: 'Données de Plateprint, selon le pays de chaque restaurant',
    rise: 'Données des instituts de recherche',
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
    same: 'Pas de changement',
    unknown: 'Il faut un rapport pour chacun des deux mois.',
    tooLittle: 'Pour {months}, la part comptée est trop faible pour une comparaison.',
    average: 'Moyenne des mois disponibles : {figure}',
  },
  benchmark: {
    global_avg: 'Par rapport à la moyenne mondiale',
    our_goal: 'Par rapport à notre objectif',
    ours: 'Nous',
    theirs: { global_avg: 'Moyenne mondiale', our_goal: 'Notre objectif' },
    per: {
      serving_of_400_g: 'kg CO₂e par portion de 400 g, les deux sur la même base.',
      kg_of_food: 'kg CO₂e par kg d’aliments, les deux sur la même base.',
    },
  },
  why: {
    label: 'Mode de calcul',
    title: 'Comment cette valeur est calculée',
    average:
      'Émissions totales de CO₂e du rapport du mois, divisées par ce qui a été vendu ou acheté. Les portions sont pondérées selon leur type : dix en-cas équivalent à un plat principal.',
    coverage:
      '{share} de tout ce qui a été vendu ou acheté est pris en compte ; {covered} sur {rows, plural, one {# ligne est entièrement comptée} other {# lignes sont entièrement comptées}}.',
    boundary:
      'De la ferme à la porte de la cuisine : production agricole, transformation, emballage et transport. La cuisson et les retours d’assiette ne sont pas inclus.',
    versions: 'Données alimentaires {versions}',
  },
  history: {
    title: 'Les douze derniers mois',
    table: 'Afficher sous forme de tableau',
    month: 'Mois',
    average: {
      sales: 'Par portion',
      procurement: 'Par kg',
    },
    amount: {
      sales: 'Portions',
      procurement: 'Kilogrammes',
    },
  },
  lightest: {
    sales: 'Plat à la plus faible empreinte',
    procurement: 'Aliment à la plus faible empreinte',
  },
  heaviest: {
    sales: 'Plat à la plus forte empreinte',
    procurement: 'Aliment à la plus forte empreinte',
  },
  changeFirst: {
    title: 'Où agir en priorité',
    lead: {
      sales:
        'Ramener ces plats à la moyenne mondiale réduirait le plus vos émissions. La barre montre leur part du CO₂e du mois.',
      procurement:
        'Ramener ces aliments à la moyenne mondiale réduirait le plus vos émissions. La barre montre leur part du CO₂e du mois.',
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
    none: 'Aucun rapport ne manque.',
    make: 'Créer le rapport',
  },
  areComing: {
    title: 'Les rapports arrivent',
    lead: 'Les rapports de cette démo sont en cours de calcul. Ils apparaîtront ici automatiquement dans une minute ou deux.',
  },
  noReports: {
    notYet: 'Votre cuisine est inscrite depuis {month} : le premier rapport se fait une fois ce mois terminé.',
    title: 'Pas encore de mois à afficher',
    lead: 'Créez un rapport mensuel et voyez ici comment le mois s’est passé, ce qui contribue le plus et où agir en priorité.',
  },
} satisfies Texts<typeof enGb>;
