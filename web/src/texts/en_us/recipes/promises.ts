import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/promises.ts';

export default {
  ...enGb,
  recorded: 'You can continue; your name and these dishes are recorded in the organization’s activity log.',
} satisfies Texts<typeof enGb>;
