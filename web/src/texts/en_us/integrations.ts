import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/integrations.ts';

export default {
  ...enGb,
  adminsOnly: 'Administrators of your organization look after this.',
  flagMeans: {
    ...enGb.flagMeans,
    mapping_api: 'Reads and changes what the names of your suppliers stand for, for everyone in your organization.',
  },
  nameHint: 'What the program is called in your house: “Register at the bar”.',
  lead: 'Your register, your inventory or your own software, each with a key of its own.',
  webhook: {
    ...enGb.webhook,
    urlNotHttps: 'What we tell concerns your organization: the address must begin with https://',
  },
} satisfies Texts<typeof enGb>;
