import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/corrections.ts';

export default {
  title: 'Rettelser af data',
  emptyTitle: 'Ingen beskeder',
  empty: 'Her vises fejlmeldinger fra siden om, hvor pålidelige dataene er.',
  version: 'Fødevaredata {version}',
  handled: 'behandlet {when}',
  source: 'Kilde: {source}',
  answer: 'Svar til {email}',
  handle: 'Markér som behandlet',
  reopen: 'Genåbn',
} satisfies Texts<typeof enGb>;
