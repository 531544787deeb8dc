import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  switch: 'Van restaurant wisselen',
  none: 'Nog geen restaurant',
  restaurant: 'Restaurant waar u werkt',
  search: 'Restaurants zoeken',
  notFound: 'Geen restaurant heet zo.',
} satisfies Texts<typeof enGb>;
