import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '»{words}«: {dish} er ikke vegansk.',
    vegetarian: '»{words}«: {dish} er ikke vegetarisk.',
    meatless: '»{words}«: {dish} indeholder kød.',
    without: '»{words}«: {dish} indeholder {allergen}.',
  },
  unsure: {
    vegan: '»{words}«: Det er ukendt, om {dish} er vegansk.',
    vegetarian: '»{words}«: Det er ukendt, om {dish} er vegetarisk.',
    meatless: '»{words}«: Det er ukendt, om {dish} indeholder kød.',
    without: '»{words}«: Det er ukendt, om {dish} indeholder {allergen}.',
  },
  thisDish: 'retten',
  animalRennet: '»{words}«: {dish} indeholder en ost, der kan være lavet med animalsk osteløbe. Spørg leverandøren.',
  title: '{count, plural, one {# ret holder ikke, hvad den lover} other {# retter holder ikke, hvad de lover}}',
  titleUnsure:
    '{count, plural, one {Det er ukendt, om # ret holder, hvad den lover} other {Det er ukendt, om # retter holder, hvad de lover}}',
  lead: 'Gæsterne stoler på disse ord. Skift ret, ret ordene, eller gør opskriften komplet.',
  recorded: 'Du kan fortsætte; dit navn og retterne gemmes i organisationens ændringslog.',
} satisfies Texts<typeof enGb>;
