import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/photo.ts';

export default {
  title: 'Foto des Gerichts',
  add: 'Foto hinzufügen',
  replace: 'Foto ersetzen',
  take: 'Foto aufnehmen',
  remove: 'Foto entfernen',
  unreadable: 'Diese Datei lässt sich nicht als Bild lesen.',
} satisfies Texts<typeof enGb>;
