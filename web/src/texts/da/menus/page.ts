import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Vegansk',
  vegetarian: 'Vegetarisk',
  dishGone: 'Retten findes ikke længere',
  dishGoneHelp: 'Opskriften er slettet. Fjern blokken, eller vælg en anden ret.',
  partly: 'ikke alle ingredienser er medregnet',
  chipTitle: 'Klimaaftryk.',
  chip: 'Bogstavet, fra A (meget lavt) til E (meget højt), sammenligner 400 g af hver ret.',
  chipNumber: 'Tallet viser kg CO₂e pr. portion.',
  by: 'Beregnet med {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Ret',
  price: 'Pris',
  footprint: 'Klimaaftryk: værdi pr. portion, niveau pr. 400 g',
  footprintFigure: 'Klimaaftryk: værdi pr. portion, fra gård til køkkendør',
  kind: 'Menu',
} satisfies Texts<typeof enGb>;
