import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/photo.ts';

export default {
  title: 'Billede af retten',
  add: 'Tilføj billede',
  replace: 'Udskift billede',
  take: 'Tag et billede',
  remove: 'Fjern billedet',
  unreadable: 'Filen kan ikke læses som et billede.',
} satisfies Texts<typeof enGb>;
