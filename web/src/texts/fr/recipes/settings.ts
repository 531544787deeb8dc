import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/settings.ts';

export default {
  title: 'Paramètres',
  ofPortion: 'par portion',
} satisfies Texts<typeof enGb>;
