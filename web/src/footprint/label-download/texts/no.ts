import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  title: 'Klimamerke',
  failed: 'PNG-filen kunne ikke lages. Prøv igjen, eller ta SVG-filen.',
  lead: 'Bokstav, form, tall og ord for én porsjon – til skilt, nettsider og menyer som lages andre steder.',
  layout: 'Form',
  layouts: { compact: 'Én linje', inline: 'To linjer', stacked: 'Midtstilt', scale: 'Alle fem nivåer' },
  colour: 'Farger',
  colours: { colour: 'For lys bunn', night: 'For mørk bunn', black: 'Svart', white: 'Hvit' },
  language: 'Språk',
} satisfies Texts<typeof enGb>;
