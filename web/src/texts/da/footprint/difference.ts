import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/difference.ts';

export default {
  sure: {
    surely_less: 'Helt sikkert mindre',
    probably_less: 'Sandsynligvis mindre',
    cannot_tell: 'Ikke sikkert endnu',
    probably_more: 'Sandsynligvis mere',
    surely_more: 'Helt sikkert mere',
    same: 'Ingen forskel',
  },
  range: {
    less: '{least} til {most} mindre',
    more: '{least} til {most} mere',
    either: 'fra {less} mindre til {more} mere',
    exactLess: '{percent} mindre',
    exactMore: '{percent} mere',
  },
  settledBy: {
    amounts: 'Så lille en forskel kan skyldes mængderne: Vejes de, kan det afgøres.',
    uncounted: 'Hvis det, der ikke er medregnet, bliver matchet, kan det afgøres.',
    food: 'En mere sikker værdi for {food} ville afgøre det.',
    someFood: 'En mere sikker værdi for én af fødevarerne ville afgøre det.',
    food_data: 'De to er beregnet med forskellige versioner af fødevaredata.',
    adding_up: 'Fødevarerne bag de to lægges stadig sammen. Kig igen om et par minutter.',
  },
  restsOn: 'Så langt fødevaredata rækker; mængder som oplyst.',
  column: 'Hvor sikkert',
  against: {
    month: 'Sammenlignet med {month}',
    year: 'Sammenlignet med {month}, et år tidligere',
    average: 'Sammenlignet med alle tilsammen',
    above: 'Sammenlignet med placeringen ovenfor',
    version: 'Sammenlignet med denne version',
    before: 'Sammenlignet med den nuværende opskrift',
    dish: 'Sammenlignet med {name}',
  },
} satisfies Texts<typeof enGb>;
