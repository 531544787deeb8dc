import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Restaurant wechseln',
  none: 'Noch kein Restaurant',
  restaurant: 'Aktuelles Restaurant',
  other: 'Ein anderes Restaurant',
  search: 'Restaurants suchen',
  notFound: 'Kein Restaurant hat diesen Namen.',
  switched: 'Aktuelles Restaurant: {name}.',
  elsewhere: 'Dies gehört zu {name}. Aktuelles Restaurant: {here}.',
  workThere: 'Zu {name} wechseln',
  choice: {
    label: 'Restaurants, in denen die Person arbeitet',
    none: 'Keines ausgewählt',
  },
  missing: {
    title: 'Noch kein Restaurant',
    add: 'Restaurant hinzufügen',
    leadAdd: 'Rezepte, Speisekarten und Berichte gehören zu einem Restaurant. Fügen Sie das erste hinzu.',
    leadAsk: 'Bitten Sie einen Admin Ihrer Organisation, Sie zu einem Restaurant hinzuzufügen.',
  },
} satisfies Texts<typeof enGb>;
