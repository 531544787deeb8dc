import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  details: { ...enGb.details, scopes: { ...enGb.details.scopes, organization: 'The whole organization' } },
} satisfies Texts<typeof enGb>;
