import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/gone.ts';

export default {
  unnamed: 'Slettet rett',
  named: '{name} ({why})',
  why: {
    deleted: 'oppskriften er slettet',
    elsewhere: 'oppskriften tilhører nå et annet kjøkken',
    base_recipe: 'er nå en grunnoppskrift',
  },
  help: {
    deleted:
      'Oppskriften er slettet: gjestene ser ikke lenger retten, ingen verdier regner den med, og ingenting kjøpes eller lages til den. Bytt den ut her, eller gjenopprett oppskriften fra papirkurven under «Oppskrifter».',
    elsewhere:
      'Oppskriften tilhører nå bare et annet kjøkken: gjestene ser ikke lenger retten, ingen verdier regner den med, og ingenting kjøpes eller lages til den. Bytt den ut her, eller få oppskriften lagt tilbake i organisasjonens bibliotek.',
    base_recipe:
      'Oppskriften er nå en grunnoppskrift og serveres ikke lenger alene: ingen verdier regner den med, og ingenting kjøpes eller lages til den. Bytt den ut her.',
  },
} satisfies Texts<typeof enGb>;
