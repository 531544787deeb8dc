import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Restaurant wechseln',
  none: 'Noch kein Restaurant',
  restaurant: 'Restaurant, in dem Sie arbeiten',
  search: 'Restaurants suchen',
  notFound: 'Kein Restaurant heißt so.',
  switched: 'Sie arbeiten jetzt in {name}.',
  choice: {
    label: 'Restaurants, in denen gearbeitet wird',
    none: 'Keines gewählt',
  },
  missing: {
    title: 'Noch kein Restaurant',
    add: 'Restaurant hinzufügen',
    leadAdd: 'Rezepte, Speisekarten und Berichte gehören zu einem Restaurant. Fügen Sie das erste hinzu.',
    leadAsk: 'Bitten Sie jemanden, der Ihre Organisation verwaltet, Ihnen ein Restaurant zu geben.',
  },
} satisfies Texts<typeof enGb>;
