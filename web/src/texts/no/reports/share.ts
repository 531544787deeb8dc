import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Del',
  title: 'Del rapporten',
  lead: 'Den som har lenken, leser sidene uten konto: ingen rader og ingen kostnader. Den utløper av seg selv, og dere kan lukke den når som helst.',
  days: 'Åpen i',
  dayCount: '{count, plural, one {# dag} other {# dager}}',
  create: 'Lag lenke',
  address: 'Lenke',
  once: 'Kopier den nå: Den vises ikke igjen.',
  copy: 'Kopier lenken',
  copied: 'Lenken er kopiert.',
  open: 'Åpne lenker',
  none: 'Ingen lenke er åpen.',
  until: 'Åpen til og med {day}',
  neverOpened: 'ikke åpnet ennå',
  opened: 'åpnet {ago}',
  mailed: 'i e-posten til {email}',
  close: 'Lukk lenken',
  pdf: 'Last ned PDF',
  method: 'Slik regner vi',
  gone: { title: 'Lenken er ikke åpen', lead: 'Den er utløpt eller lukket. Be den som sendte den, om en ny.' },
} satisfies Texts<typeof enGb>;
