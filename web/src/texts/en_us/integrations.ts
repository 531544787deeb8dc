import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/integrations.ts';

export default {
  ...enGb,
  lead: 'Your register, inventory system or own software, each with its own key.',
  adminsOnly: 'Only admins of your organization can manage integrations.',
  bin: 'Trash',
  nameHint: 'What you call the program, for example “Register at the bar”.',
  flagMeans: {
    ...enGb.flagMeans,
    mapping_api: 'Reads and changes how your suppliers’ names are matched, for everyone in your organization.',
  },
  binEmptyTitle: 'The trash is empty',
  webhook: {
    ...enGb.webhook,
    urlNotHttps: 'Our messages contain data of your organization: the address must begin with https://',
  },
} satisfies Texts<typeof enGb>;
