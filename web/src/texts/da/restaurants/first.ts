import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/restaurants/first.ts';

export default {
  title: 'Dit første køkken',
  lead: 'Giv køkkenet et navn, og angiv, hvor maden spises: Værdierne beregnes for det land. Indsæt så en opskrift, og se dens klimaaftryk.',
  name: 'Køkkenets navn',
  noName: 'Skriv et navn på køkkenet.',
  begin: 'Fortsæt til den første opskrift',
} satisfies Texts<typeof enGb>;
