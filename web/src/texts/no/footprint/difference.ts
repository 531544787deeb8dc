import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/difference.ts';

export default {
  sure: {
    surely_less: 'Med sikkerhet mindre',
    probably_less: 'Trolig mindre',
    cannot_tell: 'Ikke sikkert ennå',
    probably_more: 'Trolig mer',
    surely_more: 'Med sikkerhet mer',
    same: 'Ingen forskjell',
  },
  range: {
    less: '{least} til {most} mindre',
    more: '{least} til {most} mer',
    either: 'fra {less} mindre til {more} mer',
    exactLess: '{percent} mindre',
    exactMore: '{percent} mer',
  },
  settledBy: {
    amounts: 'En så liten forskjell kan skyldes mengdene: Veies de, lar det seg avgjøre.',
    uncounted: 'Hvis det som ikke er regnet med, kobles, lar det seg avgjøre.',
    food: 'En sikrere verdi for {food} ville avgjøre det.',
    someFood: 'En sikrere verdi for én av matvarene ville avgjøre det.',
    food_data: 'De to er beregnet med ulike versjoner av matvaredataene.',
    adding_up: 'Matvarene bak de to summeres fortsatt. Se igjen om noen minutter.',
  },
  restsOn: 'Så langt matvaredataene rekker; mengder som oppgitt.',
  column: 'Hvor sikkert',
  against: {
    month: 'Sammenlignet med {month}',
    year: 'Sammenlignet med {month}, ett år tidligere',
    average: 'Sammenlignet med alle til sammen',
    above: 'Sammenlignet med plasseringen over',
    version: 'Sammenlignet med denne versjonen',
    before: 'Sammenlignet med den nåværende oppskriften',
    dish: 'Sammenlignet med {name}',
  },
} satisfies Texts<typeof enGb>;
