import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/editor.ts';

export default {
  ...enGb,
  details: { ...enGb.details, scopes: { ...enGb.details.scopes, organization: 'The whole organization' } },
  lock: {
    ...enGb.lock,
    library: 'This recipe belongs to the organization’s library. You can use and copy it; admins can edit it.',
  },
} satisfies Texts<typeof enGb>;
