import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Veganistisch',
  vegetarian: 'Vegetarisch',
  dishGone: 'Dit gerecht bestaat niet meer',
  dishGoneHelp: 'Het recept is verwijderd. Verwijder het blok of kies een ander gerecht.',
  partly: 'niet alle ingrediënten meegeteld',
  chipTitle: 'CO₂-voetafdruk.',
  chip: 'De letter, van A (zeer laag) tot E (zeer hoog), vergelijkt 400 g van elk gerecht.',
  chipNumber: 'Het getal staat voor kg CO₂e per portie.',
  by: 'Berekend met {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Gerecht',
  price: 'Prijs',
  footprint: 'Voetafdruk: waarde per portie, niveau per 400 g',
  footprintFigure: 'Voetafdruk: waarde per portie, van boerderij tot keukendeur',
  kind: 'Menukaart',
} satisfies Texts<typeof enGb>;
