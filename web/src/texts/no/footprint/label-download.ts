import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimamerke',
  failed: 'PNG-filen kunne ikke lages. Prøv igjen eller velg SVG.',
  lead: 'Bokstav, form og ord gjelder 400 g av retten; verdien gjelder én porsjon. Til skilt, nettsider og menyer som dere lager andre steder.',
  layout: 'Utforming',
  layouts: { compact: 'Én linje', inline: 'To linjer', stacked: 'Midtstilt', scale: 'Alle fem nivåer', figure: 'Bare verdi' },
  leadFigure: 'Verdien for én porsjon med enhet og hva den omfatter: for skilt, nettsider og menyer som lages andre steder.',
  colour: 'Farger',
  colours: { colour: 'For lys bakgrunn', night: 'For mørk bakgrunn', black: 'Svart', white: 'Hvit' },
  language: 'Språk',
} satisfies Texts<typeof enGb>;
