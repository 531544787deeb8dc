import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Nieuwe voedselgegevens',
  lead: 'Als de voedselgegevens beter worden, wordt elk recept opnieuw berekend. Hier ziet u wat er is veranderd.',
  waiting:
    'Opnieuw berekenen met voedselgegevens {version}: {waiting, plural, one {# van {count, number} recepten moet nog.} other {# van {count, number} recepten moeten nog.}}',
  done: '{count, plural, one {Het recept is opnieuw berekend met voedselgegevens {version}.} other {Alle # recepten zijn opnieuw berekend met voedselgegevens {version}.}}',
  noneTitle: 'Er is niets veranderd',
  none: 'Geen enkele voetafdruk is veranderd sinds uw recepten zijn opgeslagen.',
  recipe: 'Recept',
  before: 'Oude waarde',
  after: 'Nieuwe waarde',
  change: 'Verandering',
  open: 'Wijzigingen door nieuwe voedselgegevens',
} satisfies Texts<typeof enGb>;
