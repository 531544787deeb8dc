import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/gone.ts';

export default {
  unnamed: 'Borttagen rätt',
  named: '{name} ({why})',
  why: {
    deleted: 'receptet är borttaget',
    elsewhere: 'receptet hör nu till ett annat kök',
    base_recipe: 'är nu ett grundrecept',
  },
  help: {
    deleted:
      'Receptet är borttaget: gästerna ser inte längre rätten, inga värden räknar med den, och inget köps eller lagas för den. Byt ut den här, eller återställ receptet ur papperskorgen under ”Recept”.',
    elsewhere:
      'Receptet hör nu bara till ett annat kök: gästerna ser inte längre rätten, inga värden räknar med den, och inget köps eller lagas för den. Byt ut den här, eller låt lägga tillbaka receptet i organisationens bibliotek.',
    base_recipe:
      'Receptet är nu ett grundrecept och serveras inte längre för sig: inga värden räknar med det, och inget köps eller lagas för det. Byt ut det här.',
  },
} satisfies Texts<typeof enGb>;
