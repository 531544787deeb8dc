import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/settings.ts';

export default {
  title: 'Innstillinger',
  ofPortion: 'per porsjon',
} satisfies Texts<typeof enGb>;
