import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimatmärkning',
  failed: 'Det gick inte att skapa PNG-filen. Försök igen eller välj SVG.',
  lead: 'Bokstav, form och ord gäller 400 g av rätten; värdet gäller en portion. Till skyltar, webbsidor och menyer som ni gör någon annanstans.',
  layout: 'Utformning',
  layouts: { compact: 'En rad', inline: 'Två rader', stacked: 'Centrerad', scale: 'Alla fem nivåer', figure: 'Enbart värde' },
  leadFigure:
    'Värdet för en portion med enhet och vad det omfattar: för skyltar, webbsidor och menyer som görs någon annanstans.',
  colour: 'Färger',
  colours: { colour: 'För ljus bakgrund', night: 'För mörk bakgrund', black: 'Svart', white: 'Vit' },
  language: 'Språk',
} satisfies Texts<typeof enGb>;
