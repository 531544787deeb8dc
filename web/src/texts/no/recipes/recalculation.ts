import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Nye matvaredata',
  lead: 'Når matvaredataene blir bedre, regnes alle oppskrifter om. Her ser du hva som ble endret.',
  waiting:
    'Regnes om med matvaredata {version}: {waiting, plural, one {# av {count, number} oppskrifter gjenstår.} other {# av {count, number} oppskrifter gjenstår.}}',
  done: '{count, plural, one {Oppskriften er regnet om med matvaredata {version}.} other {Alle # oppskrifter er regnet om med matvaredata {version}.}}',
  noneTitle: 'Ingenting er endret',
  none: 'Ingen avtrykk er endret siden oppskriftene ble lagret.',
  recipe: 'Oppskrift',
  before: 'Før',
  after: 'Etter',
  change: 'Endring',
  open: 'Endringer med nye matvaredata',
} satisfies Texts<typeof enGb>;
