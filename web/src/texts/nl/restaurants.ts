import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Van restaurant wisselen',
  none: 'Nog geen restaurant',
  restaurant: 'Restaurant waar u werkt',
  search: 'Restaurants zoeken',
  notFound: 'Geen restaurant heet zo.',
  switched: 'U werkt nu in {name}.',
  choice: {
    label: 'Restaurants om in te werken',
    none: 'Geen gekozen',
  },
  missing: {
    title: 'Nog geen restaurant',
    add: 'Restaurant toevoegen',
    leadAdd: 'Recepten, menukaarten en rapporten horen bij een restaurant. Voeg het eerste toe.',
    leadAsk: 'Vraag een beheerder van uw organisatie om u een restaurant te geven.',
  },
} satisfies Texts<typeof enGb>;
