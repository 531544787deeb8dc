import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  details: { ...enGb.details, scopes: { ...enGb.details.scopes, organization: 'The whole organization' } },
  lock: {
    ...enGb.lock,
    library:
      'This recipe stands in the library of the whole organization: use it and copy it. Those who run the organization change it.',
  },
} satisfies Texts<typeof enGb>;
