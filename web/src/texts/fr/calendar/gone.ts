import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/gone.ts';

export default {
  unnamed: 'Plat supprimé',
  named: '{name} ({why})',
  why: {
    deleted: 'recette supprimée',
    elsewhere: 'recette passée à une autre cuisine',
    base_recipe: 'devenu une préparation de base',
  },
  help: {
    deleted:
      'Sa recette a été supprimée : les convives ne voient plus ce plat, aucune valeur ne le compte, et rien n’est acheté ni cuisiné pour lui. Remplacez-le ici, ou restaurez la recette depuis la corbeille, sous « Recettes ».',
    elsewhere:
      'Sa recette n’appartient plus qu’à une autre cuisine : les convives ne voient plus ce plat, aucune valeur ne le compte, et rien n’est acheté ni cuisiné pour lui. Remplacez-le ici, ou faites remettre la recette dans la bibliothèque de l’organisation.',
    base_recipe:
      'Sa recette est devenue une préparation de base et n’est plus servie seule : aucune valeur ne la compte, et rien n’est acheté ni cuisiné pour elle. Remplacez-la ici.',
  },
} satisfies Texts<typeof enGb>;
