import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Vegansk',
  vegetarian: 'Vegetarisk',
  dishGone: 'Retten finnes ikke lenger',
  dishGoneHelp: 'Oppskriften er slettet. Fjern blokken eller velg en annen rett.',
  partly: 'ikke alle ingredienser er regnet med',
  chipTitle: 'Klimaavtrykk.',
  chip: 'Bokstaven, fra A (svært lavt) til E (svært høyt), sammenligner 400 g av hver rett.',
  chipNumber: 'Tallet viser kg CO₂e per porsjon.',
  by: 'Beregnet med {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Rett',
  price: 'Pris',
  footprint: 'Klimaavtrykk: verdi per porsjon, nivå per 400 g',
  footprintFigure: 'Klimaavtrykk: verdi per porsjon, fra gård til kjøkkendør',
  kind: 'Meny',
} satisfies Texts<typeof enGb>;
