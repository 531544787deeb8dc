import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/changes.ts';

export default {
  lead: 'Les valeurs changent quand des sources s’ajoutent ou sont corrigées. Les rapports terminés gardent la version avec laquelle ils ont été établis ; ils ne sont recalculés que si vous le décidez.',
  release: 'Version {to}, par rapport à la version {from}',
  moved: 'Les {shown, number} plus fortes variations parmi les {moved, number} aliments dont la valeur a changé de plus de 5 % :',
  all: 'Aliments dont la valeur a changé de plus de 5 % :',
  none: 'Aucun aliment n’a vu sa valeur changer de plus de 5 %.',
  unit: 'kg CO₂e par kg, avant l’origine et le transport vers le pays de la cuisine, chaque aliment dans sa variante la plus courante',
  counts:
    'Nouveautés : {foods, plural, one {# aliment} other {# aliments}}, {states, plural, one {# variante} other {# variantes}}. Retraits : {gone, plural, one {# variante} other {# variantes}}. Qualité des données : meilleure pour {better, plural, one {# variante} other {# variantes}}, moins bonne pour {worse, plural, one {# variante} other {# variantes}}.',
  food: 'Aliment',
  before: 'Avant',
  after: 'Après',
  change: 'Variation',
  why: 'Pourquoi',
  places: 'Seuls l’origine et le transport changent la valeur',
  placesUnit: 'kg CO₂e par kg, en cuisine ; la valeur avant origine et transport est inchangée',
  parts: 'Seule la valeur hors changement d’affectation des sols change',
  partsUnit: 'kg CO₂e par kg hors changement d’affectation des sols ; le total est inchangé',
  unknown: 'inconnue',
  reason: {
    weighed: 'Moyenne pondérée des sources : {sources}',
    kin: 'Ajustée comme pour les aliments similaires, dont les sources sont pondérées : × {ratio}',
    bone: 'Acheté avec os ou coquille, seule la chair compte : × {ratio}',
    reviewed: 'Corrigée lors de la vérification',
    moves: '{what} : {before} → {after}',
  },
} satisfies Texts<typeof enGb>;
