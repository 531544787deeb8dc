import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  switch: 'Byt restaurang',
  none: 'Ingen restaurang än',
  restaurant: 'Restaurang du arbetar i',
  search: 'Sök restauranger',
  notFound: 'Ingen restaurang heter så.',
} satisfies Texts<typeof enGb>;
