import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Speisepläne',
  lead: 'Ganze Wochen für Ihre Küche planen und ihre Wirkung kennen, bevor eingekauft wird.',
  new: 'Neuer Speiseplan',
  waste: 'Speiseabfälle',
  newTitle: 'Neuer Speiseplan',
  name: 'Name',
  weeks: 'Wochen',
  dishes: 'Gerichte',
  starts: 'Beginnt',
  noDate: 'Noch kein Datum',
  changed: 'Geändert',
  of: 'Aktionen für {name}',
  rename: 'Umbenennen',
  renameTitle: 'Speiseplan umbenennen',
  copy: 'Kopieren',
  copyName: '{name} (Kopie)',
  copied: '{name} wurde kopiert.',
  delete: 'Löschen',
  deleted: '{name} wurde in den Papierkorb verschoben.',
  undo: 'Rückgängig',
  restore: 'Wiederherstellen',
  restoreOne: '{name} wiederherstellen',
  restored: '{name} wurde wiederhergestellt.',
  emptyTitle: 'Noch keine Speisepläne',
  empty:
    'Hier stehen dann Ihre Wochen mit CO₂e, Kosten und Nährwerten pro Gast. Legen Sie zuerst die Menülinien eines Tages fest und setzen Sie dann Ihre Gerichte auf die Tage.',
  bin: {
    open: 'Papierkorb',
    title: 'Papierkorb der Speisepläne',
    lead: 'Speisepläne bleiben 30 Tage hier und werden dann endgültig gelöscht.',
    leave: 'Zurück zu den Speiseplänen',
    emptyTitle: 'Der Papierkorb ist leer',
    empty: 'Gelöschte Speisepläne können Sie hier wiederherstellen.',
  },
} satisfies Texts<typeof enGb>;
