import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Dela',
  title: 'Dela rapporten',
  lead: 'Den som har länken läser sidorna utan konto: inga rader och inga kostnader. Den slutar gälla av sig själv, och ni kan stänga den när som helst.',
  days: 'Öppen i',
  dayCount: '{count, plural, one {# dag} other {# dagar}}',
  create: 'Skapa länk',
  address: 'Länk',
  once: 'Kopiera den nu: den visas inte igen.',
  copy: 'Kopiera länken',
  copied: 'Länken är kopierad.',
  open: 'Öppna länkar',
  none: 'Ingen länk är öppen.',
  until: 'Öppen till och med {day}',
  neverOpened: 'inte öppnad än',
  opened: 'öppnad {ago}',
  mailed: 'i mejlet till {email}',
  close: 'Stäng länken',
  pdf: 'Ladda ner PDF',
  method: 'Så räknar vi',
  gone: { title: 'Länken är inte öppen', lead: 'Den har gått ut eller stängts. Be den som skickade den om en ny.' },
} satisfies Texts<typeof enGb>;
