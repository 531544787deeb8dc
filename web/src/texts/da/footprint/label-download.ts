import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimamærke',
  failed: 'PNG-filen kunne ikke laves. Prøv igen, eller tag SVG-filen.',
  lead: 'Bogstav, form og ord for 400 g af retten, tallet for én portion – til skilte, hjemmesider og menuer, der laves andre steder.',
  layout: 'Form',
  layouts: { compact: 'Én linje', inline: 'To linjer', stacked: 'Centreret', scale: 'Alle fem niveauer' },
  colour: 'Farver',
  colours: { colour: 'Til lys baggrund', night: 'Til mørk baggrund', black: 'Sort', white: 'Hvid' },
  language: 'Sprog',
} satisfies Texts<typeof enGb>;
