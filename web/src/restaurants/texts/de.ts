import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  switch: 'Restaurant wechseln',
  none: 'Noch kein Restaurant',
  restaurant: 'Restaurant, in dem Sie arbeiten',
  search: 'Restaurants suchen',
  notFound: 'Kein Restaurant heißt so.',
} satisfies Texts<typeof enGb>;
