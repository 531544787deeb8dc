import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/photo.ts';

export default {
  title: 'Bild på rätten',
  add: 'Lägg till bild',
  replace: 'Byt bild',
  take: 'Ta en bild',
  remove: 'Ta bort bilden',
  unreadable: 'Filen går inte att läsa som en bild.',
} satisfies Texts<typeof enGb>;
