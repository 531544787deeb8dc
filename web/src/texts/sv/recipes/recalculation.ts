import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Nya livsmedelsdata',
  lead: 'När livsmedelsdatabasen förbättras räknas alla recept om. Här ser du vad som ändrades.',
  waiting:
    'Räknas om med livsmedelsdata {version}: {waiting, plural, one {# av {count, number} recept återstår.} other {# av {count, number} recept återstår.}}',
  done: '{count, plural, one {Receptet har räknats om med livsmedelsdata {version}.} other {Alla # recept har räknats om med livsmedelsdata {version}.}}',
  noneTitle: 'Inget har ändrats',
  none: 'Inget avtryck har ändrats sedan recepten sparades.',
  recipe: 'Recept',
  before: 'Före',
  after: 'Efter',
  change: 'Ändring',
  open: 'Ändringar med nya livsmedelsdata',
} satisfies Texts<typeof enGb>;
