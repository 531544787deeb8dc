import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Teilen',
  title: 'Bericht teilen',
  lead: 'Wer den Link hat, kann diese Seiten ohne Konto lesen, aber keine Zeilen und keine Kosten. Er läuft automatisch ab, und Sie können ihn jederzeit deaktivieren.',
  days: 'Gültig für',
  dayCount: '{count, plural, one {# Tag} other {# Tage}}',
  create: 'Link erstellen',
  address: 'Link-Adresse',
  once: 'Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt.',
  copy: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  open: 'Aktive Links',
  none: 'Kein Link ist aktiv.',
  until: 'Gültig bis {day}',
  neverOpened: 'noch nicht geöffnet',
  opened: 'geöffnet {ago}',
  mailed: 'in der E-Mail an {email}',
  close: 'Link deaktivieren',
  pdf: 'PDF herunterladen',
  method: 'So wird gerechnet',
  gone: {
    title: 'Dieser Link ist nicht mehr gültig',
    lead: 'Er ist abgelaufen oder wurde deaktiviert. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
} satisfies Texts<typeof enGb>;
