import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/photo.ts';

export default {
  title: 'Foto van het gerecht',
  add: 'Foto toevoegen',
  replace: 'Foto vervangen',
  take: 'Foto maken',
  remove: 'Foto verwijderen',
  unreadable: 'Dit bestand kan niet als afbeelding worden gelezen.',
} satisfies Texts<typeof enGb>;
