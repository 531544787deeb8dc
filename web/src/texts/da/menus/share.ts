import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Bordkort',
  words: 'Tekst på kortet',
  language: 'Kortets sprog',
  scan: 'Scan og se menuen',
  says: 'med allergener og hver rets klimaaftryk',
  print: 'Udskriv på A6',
} satisfies Texts<typeof enGb>;
