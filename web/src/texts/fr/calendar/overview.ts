import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Plans de menus',
  lead: 'Des semaines de plats pour votre cuisine : ce qu’elles signifient, avant l’achat.',
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
  deleted: '{name} est dans la corbeille.',
  undo: 'Annuler',
  restore: 'Restaurer',
  restoreOne: 'Restaurer {name}',
  restored: '{name} est de retour.',
  emptyTitle: 'Aucun plan de menus',
  empty:
    'Vos semaines de plats apparaîtront ici, avec ce qu’elles représentent par convive : CO₂e, coût et nutrition. Commencez par les lignes d’une journée, puis placez vos plats sur les jours.',
  bin: {
    open: 'Corbeille',
    title: 'Corbeille des plans de menus',
    lead: 'Les plans de menus restent ici 30 jours, puis disparaissent définitivement.',
    leave: 'Retour aux plans de menus',
    emptyTitle: 'La corbeille est vide',
    empty: 'Les plans de menus supprimés peuvent être repris d’ici.',
  },
} satisfies Texts<typeof enGb>;
