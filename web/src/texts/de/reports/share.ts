import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Teilen',
  title: 'Bericht teilen',
  lead: 'Wer den Link hat, liest diese Seiten ohne Konto: keine Zeilen und keine Kosten. Er läuft von selbst ab, und Sie können ihn jederzeit schließen.',
  days: 'Offen für',
  dayCount: '{count, plural, one {# Tag} other {# Tage}}',
  create: 'Link erstellen',
  address: 'Adresse',
  once: 'Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt.',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  open: 'Offene Links',
  none: 'Kein Link ist offen.',
  until: 'Offen bis {day}',
  neverOpened: 'noch nicht geöffnet',
  opened: 'geöffnet {ago}',
  mailed: 'in der E-Mail an {email}',
  close: 'Link schließen',
  pdf: 'PDF herunterladen',
  method: 'So wird gerechnet',
  gone: {
    title: 'Dieser Link ist nicht offen',
    lead: 'Er ist abgelaufen oder wurde geschlossen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
} satisfies Texts<typeof enGb>;
