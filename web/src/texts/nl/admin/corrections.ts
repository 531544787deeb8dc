import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/corrections.ts';

export default {
  title: 'Correcties',
  emptyTitle: 'Geen berichten',
  empty: 'Hier staat wat mensen melden op de pagina over de betrouwbaarheid van de gegevens.',
  version: 'Voedingsgegevens {version}',
  handled: 'afgehandeld op {when}',
  source: 'Bron: {source}',
  answer: '{email} antwoorden',
  handle: 'Markeren als afgehandeld',
  reopen: 'Heropenen',
} satisfies Texts<typeof enGb>;
