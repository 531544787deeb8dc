import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimaatlabel',
  failed: 'De PNG kon niet worden gemaakt. Probeer het nog eens of neem de SVG.',
  lead: 'Letter, vorm en woord voor 400 g van het gerecht, het getal voor één portie – voor bordjes, websites en menu’s die elders worden gemaakt.',
  layout: 'Vorm',
  layouts: { compact: 'Eén regel', inline: 'Twee regels', stacked: 'Gecentreerd', scale: 'Alle vijf niveaus' },
  colour: 'Kleuren',
  colours: { colour: 'Voor lichte ondergrond', night: 'Voor donkere ondergrond', black: 'Zwart', white: 'Wit' },
  language: 'Taal',
} satisfies Texts<typeof enGb>;
