import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/restaurants/first.ts';

export default {
  title: 'Ditt første kjøkken',
  lead: 'Gi kjøkkenet et navn og oppgi hvor maten spises: Verdiene beregnes for det landet. Lim deretter inn en oppskrift og se klimaavtrykket.',
  name: 'Navn på kjøkkenet',
  noName: 'Skriv inn et navn på kjøkkenet.',
  begin: 'Fortsett til den første oppskriften',
} satisfies Texts<typeof enGb>;
