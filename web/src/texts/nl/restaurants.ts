import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Van restaurant wisselen',
  none: 'Nog geen restaurant',
  restaurant: 'Huidig restaurant',
  other: 'Een ander restaurant',
  search: 'Restaurants zoeken',
  notFound: 'Geen restaurant heeft deze naam.',
  switched: 'Huidig restaurant: {name}.',
  elsewhere: 'Dit hoort bij {name}. Het huidige restaurant is {here}.',
  workThere: 'Naar {name}',
  choice: {
    label: 'Restaurants waarin deze persoon werkt',
    none: 'Geen geselecteerd',
  },
  missing: {
    title: 'Nog geen restaurant',
    add: 'Restaurant toevoegen',
    leadAdd: 'Recepten, menukaarten en rapporten horen bij een restaurant. Voeg het eerste toe.',
    leadAsk: 'Vraag een beheerder van uw organisatie om u aan een restaurant toe te voegen.',
  },
} satisfies Texts<typeof enGb>;
