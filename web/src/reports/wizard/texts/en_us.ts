import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  noKitchen: 'A report belongs to a restaurant. Ask whoever runs your organization for one.',
} satisfies Texts<typeof enGb>;
