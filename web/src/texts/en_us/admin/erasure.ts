import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/admin/erasure.ts';

export default {
  ...enGb,
  member: {
    ...enGb.member,
    what: 'Name, email ({email}), roles and everything else about them are erased now. Nobody can restore them.',
  },
} satisfies Texts<typeof enGb>;
