import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimatmärkning',
  failed: 'Det gick inte att skapa PNG-filen. Försök igen eller ta SVG-filen.',
  lead: 'Bokstav, form och ord för 400 g av rätten, siffran för en portion – till skyltar, webbsidor och menyer som görs på annat håll.',
  layout: 'Form',
  layouts: { compact: 'En rad', inline: 'Två rader', stacked: 'Centrerad', scale: 'Alla fem nivåer' },
  colour: 'Färger',
  colours: { colour: 'För ljus bakgrund', night: 'För mörk bakgrund', black: 'Svart', white: 'Vit' },
  language: 'Språk',
} satisfies Texts<typeof enGb>;
