import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Nouvelles données alimentaires',
  lead: 'Quand les données alimentaires s’améliorent, chaque recette est recalculée. Voici ce qui a changé.',
  waiting:
    'Recalcul avec les données alimentaires {version} : {waiting, plural, one {# recette sur {count, number} reste à faire.} other {# recettes sur {count, number} restent à faire.}}',
  done: '{count, plural, one {La recette a été recalculée avec les données alimentaires {version}.} other {Les # recettes ont été recalculées avec les données alimentaires {version}.}}',
  noneTitle: 'Rien n’a changé',
  none: 'Aucune empreinte n’a changé depuis l’enregistrement de vos recettes.',
  recipe: 'Recette',
  before: 'Avant',
  after: 'Après',
  change: 'Évolution',
  open: 'Changements dus aux nouvelles données alimentaires',
} satisfies Texts<typeof enGb>;
