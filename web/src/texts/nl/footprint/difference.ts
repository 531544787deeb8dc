import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/difference.ts';

export default {
  sure: {
    surely_less: 'Zeker minder',
    probably_less: 'Waarschijnlijk minder',
    cannot_tell: 'Nog niet zeker',
    probably_more: 'Waarschijnlijk meer',
    surely_more: 'Zeker meer',
    same: 'Geen verschil',
  },
  range: {
    less: '{least} tot {most} minder',
    more: '{least} tot {most} meer',
    either: 'van {less} minder tot {more} meer',
    exactLess: '{percent} minder',
    exactMore: '{percent} meer',
  },
  settledBy: {
    amounts: 'Zo’n klein verschil kan aan de hoeveelheden liggen: wegen geeft uitsluitsel.',
    uncounted: 'Koppelen wat nog niet is meegeteld, geeft uitsluitsel.',
    food: 'Een nauwkeurigere waarde voor {food} zou uitsluitsel geven.',
    someFood: 'Een nauwkeurigere waarde voor een van de voedingsmiddelen zou uitsluitsel geven.',
    food_data: 'De twee zijn berekend met verschillende versies van de voedselgegevens.',
    adding_up: 'De voedingsmiddelen achter de twee worden nog opgeteld. Kijk over een paar minuten opnieuw.',
  },
  restsOn: 'Voor zover de voedselgegevens reiken; hoeveelheden zoals opgegeven.',
  column: 'Hoe zeker',
  against: {
    month: 'Vergeleken met {month}',
    year: 'Vergeleken met {month}, een jaar eerder',
    average: 'Vergeleken met alles samen',
    above: 'Vergeleken met de plaats erboven',
    version: 'Vergeleken met deze versie',
    before: 'Vergeleken met het huidige recept',
    dish: 'Vergeleken met {name}',
  },
} satisfies Texts<typeof enGb>;
