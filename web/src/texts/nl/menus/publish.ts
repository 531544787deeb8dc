import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/publish.ts';

export default {
  dish: '+ Gerecht',
  dishUnder: 'Gerecht toevoegen onder {course}',
  save: 'Opslaan en publiceren',
  replace: 'Opslaan en vervangen',
  inPlace: 'Publiceren op {link} in plaats van {name}',
  published: '‘{name}’ is gepubliceerd op {link}.',
  publishedInPlace: '‘{name}’ is gepubliceerd op {link}, in plaats van ‘{former}’.',
  takenOff: '‘{name}’ is niet meer gepubliceerd op {link}.',
  undo: 'Ongedaan maken',
  putBack: '‘{name}’ staat weer op {link}.',
  name: 'Naam van link {number, number}',
  rename: 'Link {number, number} hernoemen',
  nameHint: 'Bijvoorbeeld: eetzaal, scherm bij de ingang',
  done: 'Klaar',
} satisfies Texts<typeof enGb>;
