import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/photo.ts';

export default {
  title: 'Bilde av retten',
  add: 'Legg til bilde',
  replace: 'Bytt bilde',
  take: 'Ta et bilde',
  remove: 'Fjern bildet',
  unreadable: 'Filen kan ikke leses som et bilde.',
} satisfies Texts<typeof enGb>;
