import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/settings.ts';

export default {
  title: 'Instellingen',
  ofPortion: 'per portie',
} satisfies Texts<typeof enGb>;
