import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/corrections.ts';

export default {
  title: 'Corrections des données',
  emptyTitle: 'Aucun message',
  empty: 'Ce qui est signalé sur la page consacrée à la fiabilité des données alimentaires apparaît ici.',
  version: 'Données alimentaires {version}',
  handled: 'traité le {when}',
  source: 'Source\u{a0}: {source}',
  answer: 'Répondre à {email}',
  handle: 'Marquer comme traité',
  reopen: 'Rouvrir',
} satisfies Texts<typeof enGb>;
