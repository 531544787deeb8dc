import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Nieuwe voedseldata',
  lead: 'Als de voedseldata beter worden, wordt elk recept opnieuw berekend. Hier staat wat dat heeft veranderd.',
  waiting:
    'Opnieuw berekend met voedseldata {version}: {waiting, plural, one {# van {count, number} recepten moet nog.} other {# van {count, number} recepten moeten nog.}}',
  done: '{count, plural, one {Het recept heeft de cijfers van voedseldata {version}.} other {Alle # recepten hebben de cijfers van voedseldata {version}.}}',
  noneTitle: 'Er is niets veranderd',
  none: 'Geen cijfer is verschoven sinds uw recepten zijn geschreven.',
  recipe: 'Recept',
  before: 'Eerst',
  after: 'Nu',
  change: 'Verandering',
  open: 'Wat nieuwe voedseldata veranderden',
} satisfies Texts<typeof enGb>;
