import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/settings.ts';

export default {
  title: 'Einstellungen',
  ofPortion: 'pro Portion',
} satisfies Texts<typeof enGb>;
