import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Bordskort',
  words: 'Text på kortet',
  language: 'Kortets språk',
  scan: 'Skanna för att se menyn',
  says: 'med allergener och varje rätts klimatavtryck',
  print: 'Skriv ut på A6',
} satisfies Texts<typeof enGb>;
