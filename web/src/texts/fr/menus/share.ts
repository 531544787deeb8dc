import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Carte de table',
  words: 'Mots sur la carte',
  language: 'Langue de la carte',
  scan: 'Scannez pour voir la carte',
  says: 'avec les allergènes et l’empreinte climatique de chaque plat',
  print: 'Imprimer en A6',
} satisfies Texts<typeof enGb>;
