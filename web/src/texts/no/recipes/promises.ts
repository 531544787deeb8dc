import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/promises.ts';

export default {
  broken: {
    vegan: '«{words}»: {dish} er ikke vegansk.',
    vegetarian: '«{words}»: {dish} er ikke vegetarisk.',
    meatless: '«{words}»: {dish} inneholder kjøtt.',
    without: '«{words}»: {dish} inneholder {allergen}.',
  },
  unsure: {
    vegan: '«{words}»: Det er ukjent om {dish} er vegansk.',
    vegetarian: '«{words}»: Det er ukjent om {dish} er vegetarisk.',
    meatless: '«{words}»: Det er ukjent om {dish} inneholder kjøtt.',
    without: '«{words}»: Det er ukjent om {dish} inneholder {allergen}.',
  },
  thisDish: 'retten',
  animalRennet: '«{words}»: {dish} inneholder en ost som kan være laget med animalsk løpe. Spør leverandøren.',
  title: '{count, plural, one {# rett holder ikke det den lover} other {# retter holder ikke det de lover}}',
  titleUnsure:
    '{count, plural, one {Det er ukjent om # rett holder det den lover} other {Det er ukjent om # retter holder det de lover}}',
  lead: 'Gjestene stoler på disse ordene. Bytt rett, endre ordene eller gjør oppskriften komplett.',
  recorded: 'Du kan fortsette; navnet ditt og rettene lagres i organisasjonens endringslogg.',
} satisfies Texts<typeof enGb>;
