import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Tafelkaartje',
  words: 'Woorden op het kaartje',
  language: 'Taal van het kaartje',
  scan: 'Scan voor de kaart',
  says: 'met allergenen en de klimaatvoetafdruk van elk gerecht',
  print: 'Afdrukken op A6',
} satisfies Texts<typeof enGb>;
