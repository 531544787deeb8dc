import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  switch: 'Changer de restaurant',
  none: 'Pas encore de restaurant',
  restaurant: 'Restaurant où vous travaillez',
  search: 'Rechercher un restaurant',
  notFound: 'Aucun restaurant ne porte ce nom.',
} satisfies Texts<typeof enGb>;
