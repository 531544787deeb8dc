import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/wizard.ts';

export default {
  ...enGb,
  noKitchen: 'A report belongs to a restaurant. Ask an admin of your organization to add you to one.',
} satisfies Texts<typeof enGb>;
