import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/targets.ts';

export default {
  ...enGb,
  organization: 'Whole organization',
  empty: { ...enGb.empty, ask: 'An area manager of this kitchen or an admin of the organization can set one.' },
  deleted: 'The target has been moved to the trash.',
} satisfies Texts<typeof enGb>;
