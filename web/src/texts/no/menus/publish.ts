import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/publish.ts';

export default {
  dish: '+ Rett',
  dishUnder: 'Legg til rett under {course}',
  save: 'Lagre og publiser',
  replace: 'Lagre og erstatt',
  inPlace: 'Publiser på {link} i stedet for {name}',
  published: '«{name}» er publisert på {link}.',
  publishedInPlace: '«{name}» er publisert på {link} i stedet for «{former}».',
  takenOff: '«{name}» er ikke lenger publisert på {link}.',
  undo: 'Angre',
  putBack: '«{name}» er tilbake på {link}.',
  name: 'Navn på lenke {number, number}',
  rename: 'Gi lenke {number, number} nytt navn',
  nameHint: 'For eksempel: spisesalen, skjermen ved inngangen',
  done: 'Ferdig',
} satisfies Texts<typeof enGb>;
