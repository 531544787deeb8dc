import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Neue Lebensmitteldaten',
  lead: 'Werden die Lebensmitteldaten besser, wird jedes Rezept neu berechnet. Hier steht, was das geändert hat.',
  waiting:
    'Neuberechnung mit Lebensmitteldaten {version}: {waiting, plural, one {# von {count, number} Rezepten steht noch aus.} other {# von {count, number} Rezepten stehen noch aus.}}',
  done: '{count, plural, one {Das Rezept hat die Werte der Lebensmitteldaten {version}.} other {Alle # Rezepte haben die Werte der Lebensmitteldaten {version}.}}',
  noneTitle: 'Nichts hat sich geändert',
  none: 'Kein Wert hat sich bewegt, seit Ihre Rezepte geschrieben wurden.',
  recipe: 'Rezept',
  before: 'Vorher',
  after: 'Jetzt',
  change: 'Änderung',
  open: 'Was neue Lebensmitteldaten geändert haben',
} satisfies Texts<typeof enGb>;
