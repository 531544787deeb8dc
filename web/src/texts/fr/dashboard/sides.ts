import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Comparer',
  lead: 'Choisissez les deux côtés de la comparaison. Vous voyez ce qui a changé, avec quelle certitude, et d’où vient la différence.',
  side: { a: 'Point de départ', b: 'À comparer' },
  swap: 'Inverser les deux côtés',
  organization: 'Toute l’organisation\u00a0: cette année par rapport à l’année dernière',
  perKg: 'Par kg d’aliments',
  kind: { label: 'Type', months: 'Mois d’un restaurant', report: 'Un rapport', recipe: 'Une recette' },
  kitchen: 'Restaurant',
  from: 'De',
  to: 'À',
  report: 'Rapport',
  otherReport: 'Le rapport que vous consultiez',
  choose: 'Choisir un rapport',
  version: 'Version',
  present: 'Version actuelle',
  recipe: 'Rechercher une recette',
  span: '{from} à {to}',
  versionOf: '{name} (version du {moment})',
  covers: {
    servings: '{share} des portions sont comptées.',
    weight: '{share} du poids est compté.',
    money: '{share} du montant est compté.',
  },
  tooLittle: 'Trop peu pour une comparaison.',
  missing: 'Aucun rapport pour {months}.',
  atLeast: 'Au moins {co2} comptés jusqu’ici',
  ground: {
    today: 'Les deux côtés avec les données alimentaires {version}.',
    published: 'Les deux côtés tels que publiés, avec les données alimentaires {version}.',
    apart: 'Les deux côtés tels que publiés : le point de départ avec les données alimentaires {a}, l’autre avec {b}.',
  },
  withheld: {
    no_figures: 'L’un des côtés n’a pas de rapport terminé : rien ne peut encore être comparé.',
    too_little: 'La part comptée d’un des côtés est trop faible. Associez ce qui manque pour obtenir la différence.',
    kinds: 'Ventes, achats et recettes ne se comparent pas entre eux. Choisissez deux côtés du même type.',
    databases:
      'Tels que publiés, les deux côtés utilisent des bases d’émissions différentes. Choisissez les données d’aujourd’hui pour compter les deux de la même façon.',
    not_kept:
      'Le détail d’un des côtés n’est plus conservé : il ne peut pas être recalculé avec les données alimentaires d’aujourd’hui.',
  },
  difference: 'D’où vient la différence',
  noParts: 'Le détail d’un des côtés n’est plus conservé : la différence ne peut pas être décomposée.',
  file: {
    side: 'Côté',
    what: 'Objet',
    range: 'Très probablement',
    covers: 'Compté',
    name: '{a} – {b}',
    print: 'Imprimer',
    xlsx: 'Toutes les valeurs en nombres',
  },
} satisfies Texts<typeof enGb>;
