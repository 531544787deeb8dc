import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Dela',
  title: 'Dela rapporten',
  lead: 'Den som har länken kan läsa sidorna utan konto: inga rader och inga kostnader. Den slutar gälla automatiskt, och ni kan inaktivera den när som helst.',
  days: 'Gäller i',
  dayCount: '{count, plural, one {# dag} other {# dagar}}',
  create: 'Skapa länk',
  address: 'Länk',
  once: 'Kopiera den nu: den visas inte igen.',
  copy: 'Kopiera länken',
  copied: 'Länken är kopierad.',
  open: 'Aktiva länkar',
  none: 'Ingen länk är aktiv.',
  until: 'Gäller till och med {day}',
  neverOpened: 'inte öppnad än',
  opened: 'öppnad {ago}',
  mailed: 'i mejlet till {email}',
  close: 'Inaktivera länken',
  pdf: 'Ladda ner PDF',
  method: 'Så räknar vi',
  gone: { title: 'Länken gäller inte längre', lead: 'Den har gått ut eller inaktiverats. Be den som skickade den om en ny.' },
} satisfies Texts<typeof enGb>;
