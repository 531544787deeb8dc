import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/difference.ts';

export default {
  sure: {
    surely_less: 'Certainement moins',
    probably_less: 'Probablement moins',
    cannot_tell: 'Impossible à dire pour l’instant',
    probably_more: 'Probablement plus',
    surely_more: 'Certainement plus',
    same: 'Aucune différence',
  },
  range: {
    less: 'de {least} à {most} de moins',
    more: 'de {least} à {most} de plus',
    either: 'entre {less} de moins et {more} de plus',
    exactLess: '{percent} de moins',
    exactMore: '{percent} de plus',
  },
  settledBy: {
    amounts: 'Un écart aussi faible peut tenir aux quantités : les peser permettrait de trancher.',
    uncounted: 'Associer ce qui n’est pas encore compté permettrait de trancher.',
    food: 'Une valeur plus sûre pour {food} permettrait de trancher.',
    someFood: 'Une valeur plus sûre pour l’un des aliments permettrait de trancher.',
    food_data: 'Les deux valeurs ont été calculées avec des versions différentes des données alimentaires.',
    adding_up: 'Le total des aliments des deux côtés est encore en cours de calcul. Revenez dans quelques minutes.',
  },
  restsOn: 'Dans la limite des données alimentaires ; quantités telles que saisies.',
  column: 'Degré de certitude',
  against: {
    month: 'Par rapport à {month}',
    year: 'Par rapport à {month}, un an plus tôt',
    average: 'Par rapport à l’ensemble',
    above: 'Par rapport au rang supérieur',
    version: 'Par rapport à cette version',
    before: 'Par rapport à la recette actuelle',
    dish: 'Par rapport à {name}',
  },
} satisfies Texts<typeof enGb>;
