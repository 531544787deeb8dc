import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Étiquette carbone',
  failed: 'Le PNG n’a pas pu être créé. Réessayez ou prenez le SVG.',
  lead: 'Lettre, forme et mot pour 400 g du plat, le nombre pour une portion : pour les panneaux, les sites web et les cartes faites ailleurs.',
  layout: 'Forme',
  layouts: { compact: 'Une ligne', inline: 'Deux lignes', stacked: 'Centrée', scale: 'Les cinq niveaux' },
  colour: 'Couleurs',
  colours: { colour: 'Pour fond clair', night: 'Pour fond sombre', black: 'Noir', white: 'Blanc' },
  language: 'Langue',
} satisfies Texts<typeof enGb>;
