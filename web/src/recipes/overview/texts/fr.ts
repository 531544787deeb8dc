import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  more: 'Plus',
  import: 'Importer des recettes',
  copy: 'Copier',
  copyOf: '{name} (copie)',
  choose: 'Cocher {name}',
  chooseAll: 'Cocher toutes celles affichées',
  marks: {
    bag: 'Préparation de base',
    organization: 'Partagée',
  },
  order: {
    label: 'Ordre',
    changed: 'Dernière modification',
    oldest: 'Plus ancienne modification',
    name: 'Nom, de A à Z',
    nameBack: 'Nom, de Z à A',
    lightest: 'Empreinte la plus légère',
    heaviest: 'Empreinte la plus lourde',
  },
  filters: {
    open: '{count, plural, =0 {Filtrer} one {Filtrer (#)} other {Filtrer (#)}}',
    title: 'Filtrer les recettes',
    any: 'Indifférent',
    clear: 'Effacer les filtres',
    none: 'Aucune recette ne répond à tous ces filtres.',
    level: 'Niveau',
    freeOf: 'Sans',
    diet: 'Régime',
    complete: 'Empreinte',
    category: 'Catégorie',
    tag: 'Étiquette',
    kind: 'Type',
    scope: 'Bibliothèque',
    of: {
      diet: {
        vegan: 'Végétalien',
        vegetarian: 'Végétarien',
      },
      complete: {
        true: 'Toutes les lignes comptées',
        false: 'Lignes manquantes',
      },
      kind: {
        dishes: 'Plats',
        bags: 'Préparations de base',
      },
      scope: {
        restaurant: 'Ce restaurant',
        organization: 'Partagées dans l’organisation',
      },
    },
  },
  bulk: {
    edit: 'Modifier',
    delete: 'Supprimer',
    undo: 'Annuler',
    deleted: '{count, plural, one {# recette supprimée.} other {# recettes supprimées.}}',
    restored: '{count, plural, one {# recette rétablie.} other {# recettes rétablies.}}',
    changed: '{count, plural, one {# recette modifiée.} other {# recettes modifiées.}}',
    failed:
      '{count, plural, one {# est restée telle quelle : vous ne pouvez pas la modifier.} other {# sont restées telles quelles : vous ne pouvez pas les modifier.}}',
    editTitle: '{count, plural, one {Modifier # recette} other {Modifier # recettes}}',
    asItIs: 'Tel quel',
    addTags: 'Ajouter des étiquettes',
    removeTags: 'Retirer des étiquettes',
    noTags: 'Aucune',
    apply: 'Modifier',
    cancel: 'Annuler',
  },
  bin: {
    open: 'Corbeille',
    title: 'Corbeille',
    lead: 'Les recettes supprimées peuvent être rétablies pendant 30 jours.',
    leave: 'Retour aux recettes',
    restore: 'Rétablir',
    restoreOne: 'Rétablir {name}',
    emptyTitle: 'La corbeille est vide',
    empty: 'Ce que vous supprimez reste ici 30 jours.',
  },
} satisfies Texts<typeof enGb>;
