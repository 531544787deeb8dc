import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/restaurants/first.ts';

export default {
  title: 'Ditt första kök',
  lead: 'Ge köket ett namn och ange var maten äts: värdena räknas för det landet. Klistra sedan in ett recept och se dess klimatavtryck.',
  name: 'Kökets namn',
  noName: 'Ange ett namn på köket.',
  begin: 'Fortsätt till det första receptet',
} satisfies Texts<typeof enGb>;
