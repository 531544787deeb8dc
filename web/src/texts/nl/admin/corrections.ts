import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/corrections.ts';

export default {
  title: 'Gegevenscorrecties',
  emptyTitle: 'Geen berichten',
  empty: 'Hier verschijnen berichten van de pagina ‘Hoe betrouwbaar de gegevens zijn’.',
  version: 'Voedselgegevens {version}',
  handled: 'afgehandeld op {when}',
  source: 'Bron: {source}',
  answer: '{email} antwoorden',
  handle: 'Markeren als afgehandeld',
  reopen: 'Heropenen',
} satisfies Texts<typeof enGb>;
