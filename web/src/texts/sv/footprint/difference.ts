import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/difference.ts';

export default {
  sure: {
    surely_less: 'Med säkerhet mindre',
    probably_less: 'Troligen mindre',
    cannot_tell: 'Går inte att säga än',
    probably_more: 'Troligen mer',
    surely_more: 'Med säkerhet mer',
    same: 'Ingen skillnad',
  },
  range: {
    less: '{least} till {most} mindre',
    more: '{least} till {most} mer',
    either: 'från {less} mindre till {more} mer',
    exactLess: '{percent} mindre',
    exactMore: '{percent} mer',
  },
  settledBy: {
    amounts: 'En så liten skillnad kan bero på mängderna: om de vägs går det att avgöra.',
    uncounted: 'Om det som inte är medräknat matchas går det att avgöra.',
    food: 'Ett säkrare värde för {food} skulle avgöra det.',
    someFood: 'Ett säkrare värde för ett av livsmedlen skulle avgöra det.',
    food_data: 'De två är beräknade med olika versioner av livsmedelsdata.',
    adding_up: 'Livsmedlen bakom de två räknas fortfarande ihop. Titta igen om några minuter.',
  },
  restsOn: 'Så långt livsmedelsdata räcker; mängder som de är angivna.',
  column: 'Hur säkert',
  against: {
    month: 'Jämfört med {month}',
    year: 'Jämfört med {month}, ett år tidigare',
    average: 'Jämfört med alla tillsammans',
    above: 'Jämfört med placeringen ovanför',
    version: 'Jämfört med den här versionen',
    before: 'Jämfört med det nuvarande receptet',
    dish: 'Jämfört med {name}',
  },
} satisfies Texts<typeof enGb>;
