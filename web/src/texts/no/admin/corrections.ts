import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/corrections.ts';

export default {
  title: 'Rettelser av data',
  emptyTitle: 'Ingen meldinger',
  empty: 'Her vises feilmeldinger fra siden om hvor pålitelige dataene er.',
  version: 'Matvaredata {version}',
  handled: 'behandlet {when}',
  source: 'Kilde: {source}',
  answer: 'Svar til {email}',
  handle: 'Merk som behandlet',
  reopen: 'Åpne igjen',
} satisfies Texts<typeof enGb>;
