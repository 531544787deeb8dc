import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/gone.ts';

export default {
  unnamed: 'Slettet ret',
  named: '{name} ({why})',
  why: {
    deleted: 'opskriften er slettet',
    elsewhere: 'opskriften hører nu til et andet køkken',
    base_recipe: 'er nu en grundopskrift',
  },
  help: {
    deleted:
      'Opskriften er slettet: gæsterne ser ikke længere retten, ingen værdier regner den med, og intet købes eller laves til den. Skift den ud her, eller gendan opskriften fra papirkurven under »Opskrifter«.',
    elsewhere:
      'Opskriften hører nu kun til et andet køkken: gæsterne ser ikke længere retten, ingen værdier regner den med, og intet købes eller laves til den. Skift den ud her, eller få opskriften lagt tilbage i organisationens bibliotek.',
    base_recipe:
      'Opskriften er nu en grundopskrift og serveres ikke længere alene: ingen værdier regner den med, og intet købes eller laves til den. Skift den ud her.',
  },
} satisfies Texts<typeof enGb>;
