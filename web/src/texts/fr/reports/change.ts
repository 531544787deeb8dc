import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/change.ts';

export default {
  title: 'Ce qui a changé depuis {month}',
  lead: 'La somme des éléments donne l’écart. Leur ordre ne change rien.',
  none: 'Rien n’a changé.',
  basis: {
    label: 'Calcul',
    average: 'En moyenne',
    total: 'Au total',
  },
  per: {
    total: 'kg CO₂e au total',
    portion: 'kg CO₂e par portion',
    kg: 'kg CO₂e par kg d’aliments',
  },
  part: {
    servings: 'Quantité vendue ou achetée',
    mix: 'Choix des plats ou des aliments',
    recipes: 'Recettes et taille des portions',
    supply: 'Origine et bio',
    matching: 'Association des noms',
    food_data: 'Données alimentaires',
  },
  head: {
    part: 'Élément',
    change: 'Évolution, {unit}',
    rows: 'Surtout dû à',
  },
  rows: '{name} ({co2})',
  showRows: 'Afficher ce qui contribue le plus à chaque élément',
  dishes: 'Voir quels plats ou aliments font la différence',
  compare: 'Comparer d’autres mois, restaurants ou versions',
  sheet: 'Ce qui a changé',
  next: {
    title: 'Les prochaines étapes',
    most: 'Principalement : {rows}, {unit}.',
    line: '{name} : {kg} kg CO₂e au-dessus de la moyenne mondiale, {percent} du total.',
    foods: 'Commencez par {foods} : ensemble, {percent} du total.',
    count:
      '{rows, plural, one {# ligne n’est pas encore comptée} other {# lignes ne sont pas encore comptées}}. Indiquez ce {rows, plural, one {qu’elle désigne} other {qu’elles désignent}} : d’ici là, aucune comparaison n’est possible.',
  },
} satisfies Texts<typeof enGb>;
