import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Végane',
  vegetarian: 'Végétarien',
  dishGone: 'Ce plat n’existe plus',
  dishGoneHelp: 'Sa recette a été supprimée : retirez le bloc ou choisissez un autre plat.',
  partly: 'certains ingrédients ne sont pas comptés',
  chipTitle: 'Empreinte carbone.',
  chip: 'La lettre, de A (très faible) à E (très élevée), compare 400 g de chaque plat.',
  chipNumber: 'Le nombre indique les kg CO₂e d’une portion.',
  by: 'Calculé avec {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Plat',
  price: 'Prix',
  footprint: 'Empreinte : nombre par portion, niveau pour 400 g',
  footprintFigure: 'Empreinte carbone : valeur par portion, de la ferme à la porte de la cuisine',
  kind: 'Menu',
} satisfies Texts<typeof enGb>;
