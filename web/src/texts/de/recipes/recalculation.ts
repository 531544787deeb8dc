import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Neue Lebensmitteldaten',
  lead: 'Werden die Lebensmitteldaten besser, wird jedes Rezept neu berechnet. Hier sehen Sie, was sich geändert hat.',
  waiting:
    'Neuberechnung mit Lebensmitteldaten {version}: {waiting, plural, one {# von {count, number} Rezepten steht noch aus.} other {# von {count, number} Rezepten stehen noch aus.}}',
  done: '{count, plural, one {Das Rezept wurde mit Lebensmitteldaten {version} neu berechnet.} other {Alle # Rezepte wurden mit Lebensmitteldaten {version} neu berechnet.}}',
  noneTitle: 'Nichts hat sich geändert',
  none: 'Seit dem Speichern Ihrer Rezepte hat sich kein Fußabdruck geändert.',
  recipe: 'Rezept',
  before: 'Vorher',
  after: 'Nachher',
  change: 'Veränderung',
  open: 'Änderungen durch neue Lebensmitteldaten',
} satisfies Texts<typeof enGb>;
