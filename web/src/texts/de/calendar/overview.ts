import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Speisepläne',
  lead: 'Wochen voller Gerichte für Ihre Küche: was sie bedeuten, bevor eingekauft wird.',
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
  deleted: '{name} liegt im Papierkorb.',
  undo: 'Rückgängig',
  restore: 'Wiederherstellen',
  restoreOne: '{name} wiederherstellen',
  restored: '{name} ist wieder da.',
  emptyTitle: 'Noch keine Speisepläne',
  empty:
    'Hier stehen dann Ihre Wochen und was sie je Gast bedeuten: CO₂e, Kosten und Nährwerte. Beginnen Sie mit den Menülinien eines Tages und setzen Sie Ihre Gerichte auf die Tage.',
  bin: {
    open: 'Papierkorb',
    title: 'Papierkorb der Speisepläne',
    lead: 'Speisepläne bleiben hier 30 Tage, danach sind sie endgültig weg.',
    leave: 'Zurück zu den Speiseplänen',
    emptyTitle: 'Der Papierkorb ist leer',
    empty: 'Gelöschte Speisepläne lassen sich von hier zurückholen.',
  },
} satisfies Texts<typeof enGb>;
