import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Del',
  title: 'Del rapporten',
  lead: 'Den som har lenken, kan lese sidene uten konto: ingen rader og ingen kostnader. Den utløper automatisk, og dere kan deaktivere den når som helst.',
  days: 'Gjelder i',
  dayCount: '{count, plural, one {# dag} other {# dager}}',
  create: 'Lag lenke',
  address: 'Lenke',
  once: 'Kopier den nå: Den vises ikke igjen.',
  copy: 'Kopier lenken',
  copied: 'Lenken er kopiert.',
  open: 'Aktive lenker',
  none: 'Ingen lenke er aktiv.',
  until: 'Gjelder til og med {day}',
  neverOpened: 'ikke åpnet ennå',
  opened: 'åpnet {ago}',
  mailed: 'i e-posten til {email}',
  close: 'Deaktiver lenken',
  pdf: 'Last ned PDF',
  method: 'Slik regner vi',
  gone: { title: 'Lenken gjelder ikke lenger', lead: 'Den er utløpt eller deaktivert. Be den som sendte den, om en ny.' },
} satisfies Texts<typeof enGb>;
