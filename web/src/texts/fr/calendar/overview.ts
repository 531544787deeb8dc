import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Plans de menus',
  lead: 'Les menus de votre cuisine, semaine par semaine : leur bilan avant même l’achat.',
  new: 'Nouveau plan de menus',
  waste: 'Gaspillage alimentaire',
  newTitle: 'Nouveau plan de menus',
  name: 'Nom',
  weeks: 'Semaines',
  dishes: 'Plats',
  starts: 'Début',
  noDate: 'Pas encore de date',
  changed: 'Modifié',
  of: 'Actions pour {name}',
  rename: 'Renommer',
  renameTitle: 'Renommer le plan de menus',
  copy: 'Faire une copie',
  copyName: '{name} (copie)',
  copied: '{name} a été copié.',
  delete: 'Supprimer',
  deleted: '{name} a été placé dans la corbeille.',
  undo: 'Annuler',
  restore: 'Restaurer',
  restoreOne: 'Restaurer {name}',
  restored: '{name} a été restauré.',
  emptyTitle: 'Pas encore de plan de menus',
  empty:
    'Vos semaines de menus apparaîtront ici, avec leur CO₂e, leur coût et leurs valeurs nutritionnelles par convive. Définissez d’abord les lignes d’une journée, puis placez vos plats sur les jours.',
  bin: {
    open: 'Corbeille',
    title: 'Plans de menus supprimés',
    lead: 'Les plans de menus supprimés restent ici 30 jours, puis sont effacés définitivement.',
    leave: 'Retour aux plans de menus',
    emptyTitle: 'La corbeille est vide',
    empty: 'Vous pouvez restaurer ici les plans de menus supprimés.',
  },
} satisfies Texts<typeof enGb>;
