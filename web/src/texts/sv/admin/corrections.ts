import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/corrections.ts';

export default {
  title: 'Rättelser av data',
  emptyTitle: 'Inga meddelanden',
  empty: 'Här visas felanmälningar från sidan om hur tillförlitliga uppgifterna är.',
  version: 'Livsmedelsdata {version}',
  handled: 'hanterat {when}',
  source: 'Källa: {source}',
  answer: 'Svara {email}',
  handle: 'Markera som hanterat',
  reopen: 'Öppna igen',
} satisfies Texts<typeof enGb>;
