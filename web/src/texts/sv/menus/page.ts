import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/page.ts';

export default {
  vegan: 'Vegansk',
  vegetarian: 'Vegetarisk',
  dishGone: 'Rätten finns inte längre',
  dishGoneHelp: 'Receptet har tagits bort. Ta bort blocket eller välj en annan rätt.',
  partly: 'inte alla ingredienser är medräknade',
  chipTitle: 'Klimatavtryck.',
  chip: 'Bokstaven, från A (mycket lågt) till E (mycket högt), jämför 400 g av varje rätt.',
  chipNumber: 'Talet anger kg CO₂e per portion.',
  by: 'Beräknat med {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Rätt',
  price: 'Pris',
  footprint: 'Klimatavtryck: värde per portion, nivå per 400 g',
  footprintFigure: 'Klimatavtryck: värde per portion, från gård till köksdörr',
  kind: 'Meny',
} satisfies Texts<typeof enGb>;
