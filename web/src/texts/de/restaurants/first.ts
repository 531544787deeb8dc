import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/restaurants/first.ts';

export default {
  title: 'Ihre erste Küche',
  lead: 'Geben Sie der Küche einen Namen und sagen Sie, wo gegessen wird: Die Werte gelten für dieses Land. Fügen Sie dann ein Rezept ein und sehen Sie seinen Fußabdruck.',
  name: 'Name der Küche',
  noName: 'Geben Sie der Küche einen Namen.',
  begin: 'Weiter zum ersten Rezept',
} satisfies Texts<typeof enGb>;
