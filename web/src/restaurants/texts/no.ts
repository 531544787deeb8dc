import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  switch: 'Bytt restaurant',
  none: 'Ingen restaurant ennå',
  restaurant: 'Restauranten du jobber i',
  search: 'Søk i restauranter',
  notFound: 'Ingen restaurant heter det.',
} satisfies Texts<typeof enGb>;
