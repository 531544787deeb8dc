import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/publish.ts';

export default {
  dish: '+ Gericht',
  dishUnder: 'Gericht unter {course} hinzufügen',
  save: 'Speichern und veröffentlichen',
  replace: 'Speichern und ersetzen',
  inPlace: 'Auf {link} anstelle von {name} veröffentlichen',
  published: '„{name}“ ist auf {link} veröffentlicht.',
  publishedInPlace: '„{name}“ ist auf {link} veröffentlicht und ersetzt dort „{former}“.',
  takenOff: '„{name}“ ist auf {link} nicht mehr veröffentlicht.',
  undo: 'Rückgängig',
  putBack: '„{name}“ ist wieder auf {link} veröffentlicht.',
  name: 'Name von Link {number, number}',
  rename: 'Link {number, number} umbenennen',
  nameHint: 'Zum Beispiel: Speisesaal, Bildschirm am Eingang',
  done: 'Fertig',
} satisfies Texts<typeof enGb>;
