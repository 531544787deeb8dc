import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/share.ts';

export default {
  title: 'Chevalet de table',
  words: 'Texte du chevalet',
  language: 'Langue du chevalet',
  scan: 'Scannez pour voir le menu',
  says: 'avec les allergènes et l’empreinte carbone de chaque plat',
  print: 'Imprimer en A6',
} satisfies Texts<typeof enGb>;
