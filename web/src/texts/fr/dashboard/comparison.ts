import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/comparison.ts';

export default {
  lead: {
    enterprise:
      '{organizations, plural, one {# organisation} other {# organisations}}, {restaurants, plural, one {# restaurant} other {# restaurants}}',
    organization: '{restaurants, plural, one {# restaurant} other {# restaurants}}',
  },
  enterprises: 'Groupes',
  which: 'Groupe',
  noEnterprise: {
    title: 'Pas encore de groupe',
    lead: 'Un groupe réunit plusieurs organisations sous un même propriétaire. Vous pouvez les comparer ici.',
  },
  period: {
    label: 'Période',
    month: 'Mois',
    quarter: 'Trimestre',
    year: 'Douze mois',
    from: 'De',
    to: 'À',
  },
  unit: {
    kg: '{amount} kg CO₂e',
    tonnes: '{amount} t CO₂e',
  },
  per: {
    sales: 'par portion',
    procurement: 'par kg d’aliments',
  },
  figures: {
    total: 'Total',
    range: 'entre {low} et {high}',
    average: 'Moyenne',
    otherwise: {
      sales: '{co2} par kg d’aliments',
      procurement: '{co2} par portion',
    },
    change: 'Par rapport à la période {from} – {to}',
    changeOne: 'Par rapport à {month}',
    up: '{percent} de plus',
    down: '{percent} de moins',
    same: 'Pas de changement',
    both: '{count, plural, one {Sur la base du seul restaurant ayant des rapports pour les deux périodes.} other {Sur la base des # restaurants ayant des rapports pour les deux périodes.}}',
    bothYears:
      'D’après les mois de {count, plural, one {# restaurant} other {# restaurants}} qui ont un rapport pour les deux périodes.',
    none: 'Aucun restaurant n’a de rapports pour les deux périodes.',
    light: {
      sales: 'Portions à faible empreinte',
      procurement: 'Aliments à faible empreinte, en poids',
    },
    servings: '{count, plural, one {# portion} other {# portions}}',
    asPortions: 'comptées comme {portions, plural, one {# plat principal} other {# plats principaux}}',
    kilograms: '{amount} kg d’aliments',
  },
  basis: {
    label: 'Données et méthode',
    title: 'Les données et la méthode derrière ces valeurs',
    reports:
      '{present} rapports mensuels disponibles sur {expected} ; {reporting} restaurants sur {restaurants} en ont au moins un.',
    weight: '{share} de tout ce qui a été vendu ou acheté est compté.',
    average:
      'Les moyennes sont les émissions totales divisées par toutes les portions ou tous les kilos : les grandes cuisines comptent donc davantage.',
    boundary:
      'De la ferme à la porte de la cuisine. Production agricole, transformation, emballage et transport sont inclus ; la cuisson et les retours d’assiette ne le sont pas.',
    database: 'Base d’émissions : {name}',
    range:
      'Les fourchettes sont simplement additionnées : si la valeur d’une cuisine est trop élevée, celles des autres le sont aussi.',
  },
  why: {
    title: 'Ce qui explique l’écart',
    lead: {
      sales: 'La contribution de chaque aliment à une portion, par rapport à la période précédente. Leur somme donne l’écart.',
      procurement: 'La contribution de chaque aliment à un kilo, par rapport à la période précédente. Leur somme donne l’écart.',
    },
    food: 'Aliment',
    rest: 'Tous les autres aliments',
    kg: { sales: 'kg CO₂e par portion', procurement: 'kg CO₂e par kg d’aliments' },
  },
  standsOut: {
    title: 'Points marquants',
    most_co2: '<link>{name}</link> représente {value} des émissions totales.',
    saves_most: 'À la moyenne de tous les restaurants, <link>{name}</link> émettrait {value} de moins.',
    lightest: 'Plus faible empreinte : <link>{name}</link>, {value}.',
    heaviest: 'Plus forte empreinte : <link>{name}</link>, {value}.',
    fell_most: 'L’empreinte de <link>{name}</link> a le plus baissé : de {value}.',
    rose_most: 'L’empreinte de <link>{name}</link> a le plus augmenté : de {value}.',
    least_covered: 'Chez <link>{name}</link>, seulement {value} du poids est pris en compte.',
  },
  changeFirst: {
    lead: {
      enterprise: 'Ramener ces organisations à la moyenne mondiale réduirait le plus les émissions.',
      organization: 'Ramener ces restaurants à la moyenne mondiale réduirait le plus les émissions.',
    },
    none: {
      enterprise:
        'Sur ces mois, aucune organisation ne dépasse la moyenne mondiale. Ouvrez-en une pour voir quels restaurants peuvent encore réduire leur empreinte.',
      organization:
        'Sur ces mois, aucun restaurant ne dépasse la moyenne mondiale. Ouvrez-en un pour voir quels plats ou aliments la dépassent.',
    },
    saves: '{mass} au-dessus de la moyenne mondiale',
  },
  months: {
    title: 'Mois par mois',
  },
  rows: {
    title: { enterprise: 'Comparaison des organisations', organization: 'Comparaison des restaurants' },
    search: { enterprise: 'Rechercher une organisation', organization: 'Rechercher un restaurant' },
    name: { enterprise: 'Organisation', organization: 'Restaurant' },
    co2: 'CO₂e',
    share: '{name} : part des émissions totales',
    average: { sales: 'Par portion', procurement: 'Par kg d’aliments' },
    dot: '{name} : {co2}, entre {low} et {high}',
    change: 'Évolution',
    light: 'Faible empreinte',
    servings: 'Portions',
    months: 'Rapports',
    present: '{present} sur {expected}',
    coverage: 'Poids pris en compte',
    strip: 'Mois',
    reporting: '{reporting} sur {count, plural, one {# restaurant} other {# restaurants}} avec des rapports',
    noReport: 'Pas encore de rapport',
    scale:
      'Le point est la valeur, le trait sa fourchette et la bande la fourchette de tous les restaurants réunis. Les deux reposent sur les mêmes données alimentaires : un écart peut être certain même si le trait et la bande se recoupent. Le mot à côté compare avec tous les restaurants réunis.',
    notFoundTitle: 'Aucun résultat',
    notFound: 'Aucun nom ne contient « {words} ».',
    noneTitle: { enterprise: 'Pas encore d’organisation', organization: 'Pas encore de restaurant' },
    none: {
      enterprise: 'Les organisations de ce groupe apparaîtront ici.',
      organization: 'Les restaurants de cette organisation apparaîtront ici.',
    },
  },
  missing: {
    title: 'Rapports manquants',
    none: 'Chaque restaurant a tous ses rapports pour ces mois.',
    count: '{count, plural, one {# restaurant sur {all}} other {# restaurants sur {all}}}',
    inRows: 'À créer dans les lignes ci-dessus',
    which: 'Afficher les restaurants',
    ofOne: 'Rapports manquants : {name}',
    make: 'Créer le rapport : {month}',
  },
  noReports: {
    title: 'Encore rien à comparer',
    lead: 'Dès que des restaurants auront des rapports mensuels pour cette période, vous pourrez les comparer ici.',
  },
  file: {
    download: 'Télécharger',
    xlsx: 'La comparaison au format Excel',
    csv: 'La comparaison au format CSV',
    kind: 'Comparaison',
    place: 'Périmètre de la comparaison',
    period: 'Mois',
    boundary: 'Périmètre',
    database: 'Base d’émissions',
    coverage: 'Part du poids connu prise en compte',
    reports: 'Rapports mensuels : disponibles, attendus',
    made: 'Créé le',
    whole: 'Total',
    head: {
      co2: 'kg CO₂e',
      low: 'kg CO₂e, borne basse',
      high: 'kg CO₂e, borne haute',
      perPortion: 'kg CO₂e par portion',
      perKg: 'kg CO₂e par kg d’aliments',
      averageLow: 'Moyenne, borne basse',
      averageHigh: 'Moyenne, borne haute',
      difference: 'Écart par rapport à l’ensemble',
      share: 'Part des émissions totales',
      light: 'Part à faible empreinte',
      change: 'Évolution de la moyenne, %',
      changeOf: 'Restaurants ayant des rapports pour les deux périodes',
      kilograms: 'Kilogrammes d’aliments',
      restaurants: 'Restaurants',
      reporting: 'Restaurants ayant des rapports',
    },
  },
} satisfies Texts<typeof enGb>;
