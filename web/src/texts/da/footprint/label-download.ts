import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimamærke',
  failed: 'PNG-filen kunne ikke laves. Prøv igen, eller vælg SVG.',
  lead: 'Bogstav, form og ord gælder 400 g af retten; værdien gælder én portion. Til skilte, hjemmesider og menuer, I laver andre steder.',
  layout: 'Udformning',
  layouts: { compact: 'Én linje', inline: 'To linjer', stacked: 'Centreret', scale: 'Alle fem niveauer', figure: 'Kun værdi' },
  leadFigure: 'Værdien for én portion med enhed og hvad den omfatter: til skilte, hjemmesider og menuer, der laves andre steder.',
  colour: 'Farver',
  colours: { colour: 'Til lys baggrund', night: 'Til mørk baggrund', black: 'Sort', white: 'Hvid' },
  language: 'Sprog',
} satisfies Texts<typeof enGb>;
