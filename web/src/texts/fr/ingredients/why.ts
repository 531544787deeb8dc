import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/why.ts';

export default {
  measure: {
    onePiece: 'pièce',
  },
  about: {
    entry: '{source}, fiche {record}',
    state: 'À partir du même aliment, {state}',
    others: 'autres {share}',
    trade: 'Statistiques commerciales : {source}',
    byHand: 'Une répartition tenue à la main',
    studies:
      'Médiane de {studies, plural, one {# étude} other {# études}} sur {foods, plural, one {# aliment} other {# aliments}}, {source}',
    heated: '{share} des serres sont chauffées',
    mean: 'Moyenne de {countries, number} pays',
    way: '{from} → {to}',
    world: 'le monde, en moyenne',
    note: 'Note de relecture',
  },
  process: {
    frozen: 'Blanchiment, surgélation, emballage et bac surgelés',
    canned: 'Cuisson en boîte, et la boîte',
    dried: 'Chaleur pour chasser l’eau, et l’emballage',
    powder: 'Séchage et mouture',
    smoked: 'Fumage et emballage sous vide',
    pickled: 'Bocal ou boîte, et pasteurisation',
    'pre-cooked': 'Cuisson et mise sous vide en usine',
    juice: 'Pressage, et la brique',
    concentrate: 'Concentration, et la boîte',
    ground: 'Hachage ou mouture en usine',
    roasted: 'Torréfaction en usine',
    'heated-greenhouse': 'Chauffage de la serre',
  },
  reviewed: {
    title: 'Corrections relues',
    lead: 'Quand une valeur publiée ne peut pas convenir à ce que les cuisines achètent, une relecture la remplace par une autre. Chacune de ces étapes donne son motif, l’un de ceux-ci :',
  },
  reason: {
    group_average: 'La fiche donne une seule valeur pour tout un groupe d’aliments.',
    other_food: 'La fiche décrit un autre aliment ou une autre recette que ce que les cuisines achètent.',
    other_state: 'La fiche décrit un autre état : avec ou sans coquille, sec ou réhydraté.',
    stands_alone: 'La fiche s’écarte beaucoup de toutes les autres sources.',
    middle: 'Les sources divergent beaucoup ; celle du milieu a été retenue.',
    land_use: 'La fiche porte toute la déforestation d’une seule filière.',
    heat: 'La fiche comprend des serres chauffées, ajoutées ici pays par pays.',
    missing_steps: 'La fiche oublie une étape : séchage, saumure ou bocal.',
    built_on_corrected: 'La fiche repose sur un aliment dont la valeur a elle-même été corrigée.',
    scaled_to_raw: 'Calculée comme la viande crue, pour que le cru et le sec reposent sur le même animal.',
    by_recipe: 'Calculée à partir des ingrédients et de leur transformation.',
    by_weight: 'Calculée à partir du poids cru qu’il faut pour un kilo.',
    by_yield: 'Calculée à partir du rendement d’un hectare.',
    by_value: 'Un coproduit : il porte sa part du prix.',
    as_kin: 'Même valeur qu’un aliment du même animal, de la même plante ou de même fabrication.',
    only_record: 'La seule source qui connaît cet aliment.',
    no_record: 'Aucune source ne connaît cet aliment ; le plus proche le remplace.',
  },
} satisfies Texts<typeof enGb>;
