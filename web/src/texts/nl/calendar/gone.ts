import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/gone.ts';

export default {
  unnamed: 'Verwijderd gerecht',
  named: '{name} ({why})',
  why: {
    deleted: 'recept verwijderd',
    elsewhere: 'recept is nu van een andere keuken',
    base_recipe: 'nu een halffabricaat',
  },
  help: {
    deleted:
      'Het recept is verwijderd: gasten zien het gerecht niet meer, geen waarde telt het mee, en er wordt niets voor ingekocht of gekookt. Vervang het hier, of zet het recept onder ‘Recepten’ terug uit de prullenbak.',
    elsewhere:
      'Het recept is nu alleen nog van een andere keuken: gasten zien het gerecht niet meer, geen waarde telt het mee, en er wordt niets voor ingekocht of gekookt. Vervang het hier, of laat het recept terugzetten in de bibliotheek van de organisatie.',
    base_recipe:
      'Het recept is nu een halffabricaat en wordt niet meer apart geserveerd: geen waarde telt het mee, en er wordt niets voor ingekocht of gekookt. Vervang het hier.',
  },
} satisfies Texts<typeof enGb>;
