import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  switch: 'Skift restaurant',
  none: 'Ingen restaurant endnu',
  restaurant: 'Restauranten du arbejder i',
  search: 'Søg i restauranter',
  notFound: 'Ingen restaurant hedder sådan.',
} satisfies Texts<typeof enGb>;
