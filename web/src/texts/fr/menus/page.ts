import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Végane',
  vegetarian: 'Végétarien',
  dishGone: 'Ce plat n’existe plus',
  dishGoneHelp: 'Sa recette a été supprimée : retirez le bloc ou choisissez un autre plat.',
  partly: 'tous les ingrédients ne sont pas comptés',
  chipTitle: 'Empreinte climatique.',
  chip: 'La lettre, de A (très faible) à E (très élevé), compare 400 g de chaque plat.',
  chipNumber: 'Le nombre est en kg CO₂e par portion.',
  by: 'Calculé avec {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Plat',
  price: 'Prix',
  footprint: 'Empreinte : nombre par portion, mot pour 400 g',
  kind: 'Menu',
} satisfies Texts<typeof enGb>;
