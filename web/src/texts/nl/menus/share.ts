import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Tafelstandaard',
  words: 'Tekst op de tafelstandaard',
  language: 'Taal van de tafelstandaard',
  scan: 'Scan voor de kaart',
  says: 'met allergenen en de CO₂-voetafdruk van elk gerecht',
  print: 'Afdrukken op A6',
} satisfies Texts<typeof enGb>;
