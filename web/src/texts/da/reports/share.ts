import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Del',
  title: 'Del rapporten',
  lead: 'Den, der har linket, kan læse siderne uden konto: ingen rækker og ingen omkostninger. Det udløber automatisk, og I kan deaktivere det når som helst.',
  days: 'Gælder i',
  dayCount: '{count, plural, one {# dag} other {# dage}}',
  create: 'Opret link',
  address: 'Adresse',
  once: 'Kopiér det nu: Det vises ikke igen.',
  copy: 'Kopiér linket',
  copied: 'Linket er kopieret.',
  open: 'Aktive links',
  none: 'Intet link er aktivt.',
  until: 'Gælder til og med {day}',
  neverOpened: 'ikke åbnet endnu',
  opened: 'åbnet {ago}',
  mailed: 'i e-mailen til {email}',
  close: 'Deaktivér linket',
  pdf: 'Hent PDF',
  method: 'Sådan regner vi',
  gone: { title: 'Linket gælder ikke længere', lead: 'Det er udløbet eller deaktiveret. Bed den, der sendte det, om et nyt.' },
} satisfies Texts<typeof enGb>;
