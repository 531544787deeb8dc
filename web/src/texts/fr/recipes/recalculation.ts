import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Nouvelles données',
  lead: 'Quand les données s’améliorent, chaque recette est recalculée. Voici ce que cela a changé.',
  waiting:
    'Recalcul avec les données {version} : {waiting, plural, one {# recette sur {count, number} reste à faire.} other {# recettes sur {count, number} restent à faire.}}',
  done: '{count, plural, one {La recette a les chiffres des données {version}.} other {Les # recettes ont les chiffres des données {version}.}}',
  noneTitle: 'Rien n’a changé',
  none: 'Aucun chiffre n’a bougé depuis que vos recettes ont été écrites.',
  recipe: 'Recette',
  before: 'Avant',
  after: 'Maintenant',
  change: 'Évolution',
  open: 'Ce que les nouvelles données ont changé',
} satisfies Texts<typeof enGb>;
