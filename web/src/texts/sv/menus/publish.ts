import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/publish.ts';

export default {
  dish: '+ Rätt',
  dishUnder: 'Lägg till rätt under {course}',
  save: 'Spara och publicera',
  replace: 'Spara och ersätt',
  inPlace: 'Publicera på {link} i stället för {name}',
  published: '”{name}” är publicerad på {link}.',
  publishedInPlace: '”{name}” är publicerad på {link} i stället för ”{former}”.',
  takenOff: '”{name}” är inte längre publicerad på {link}.',
  undo: 'Ångra',
  putBack: '”{name}” är tillbaka på {link}.',
  name: 'Namn på länk {number, number}',
  rename: 'Byt namn på länk {number, number}',
  nameHint: 'Till exempel: matsalen, skärmen i entrén',
  done: 'Klar',
} satisfies Texts<typeof enGb>;
