import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Étiquette carbone',
  failed: 'Le PNG n’a pas pu être créé. Réessayez ou choisissez le SVG.',
  lead: 'La lettre, la forme et le mot évaluent 400 g du plat ; le nombre vaut pour une portion. Pour les panneaux, les sites web et les cartes que vous composez ailleurs.',
  layout: 'Disposition',
  layouts: {
    compact: 'Une ligne',
    inline: 'Deux lignes',
    stacked: 'Centrée',
    scale: 'Les cinq niveaux',
    figure: 'La valeur seule',
  },
  leadFigure:
    'La valeur par portion, son unité et ce qu’elle couvre : pour les panneaux, les sites web et les cartes que vous composez ailleurs.',
  colour: 'Couleurs',
  colours: { colour: 'Pour fonds clairs', night: 'Pour fonds sombres', black: 'Noir', white: 'Blanc' },
  language: 'Langue',
} satisfies Texts<typeof enGb>;
