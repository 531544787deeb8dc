import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimaatlabel',
  failed: 'De PNG kon niet worden gemaakt. Probeer het opnieuw of kies SVG.',
  lead: 'Letter, vorm en woord beoordelen 400 g van het gerecht; de waarde geldt voor één portie. Voor bordjes, websites en kaarten die u elders ontwerpt.',
  layout: 'Opmaak',
  layouts: {
    compact: 'Eén regel',
    inline: 'Twee regels',
    stacked: 'Gecentreerd',
    scale: 'Alle vijf niveaus',
    figure: 'Alleen de waarde',
  },
  leadFigure:
    'De waarde van één portie, met de eenheid en wat die omvat: voor bordjes, websites en kaarten die u elders ontwerpt.',
  colour: 'Kleuren',
  colours: { colour: 'Voor lichte achtergronden', night: 'Voor donkere achtergronden', black: 'Zwart', white: 'Wit' },
  language: 'Taal',
} satisfies Texts<typeof enGb>;
