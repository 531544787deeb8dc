import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/publish.ts';

export default {
  dish: '+ Ret',
  dishUnder: 'Tilføj ret under {course}',
  save: 'Gem og udgiv',
  replace: 'Gem og erstat',
  inPlace: 'Udgiv på {link} i stedet for {name}',
  published: '»{name}« er udgivet på {link}.',
  publishedInPlace: '»{name}« er udgivet på {link} i stedet for »{former}«.',
  takenOff: '»{name}« er ikke længere udgivet på {link}.',
  undo: 'Fortryd',
  putBack: '»{name}« er tilbage på {link}.',
  name: 'Navn på link {number, number}',
  rename: 'Omdøb link {number, number}',
  nameHint: 'For eksempel: spisesalen, skærmen ved indgangen',
  done: 'Færdig',
} satisfies Texts<typeof enGb>;
