import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/corrections.ts';

export default {
  title: 'Datenkorrekturen',
  emptyTitle: 'Keine Nachrichten',
  empty: 'Hier erscheinen Nachrichten von der Seite „Wie verlässlich die Daten sind“.',
  version: 'Lebensmitteldaten {version}',
  handled: 'erledigt am {when}',
  source: 'Quelle: {source}',
  answer: '{email} antworten',
  handle: 'Als erledigt markieren',
  reopen: 'Wieder öffnen',
} satisfies Texts<typeof enGb>;
