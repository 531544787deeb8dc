import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Bordkort',
  words: 'Tekst på kortet',
  language: 'Språk på kortet',
  scan: 'Skann for å se menyen',
  says: 'med allergener og klimaavtrykket til hver rett',
  print: 'Skriv ut på A6',
} satisfies Texts<typeof enGb>;
