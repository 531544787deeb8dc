import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/admin/erasure.ts';

export default {
  ...enGb,
  member: {
    ...enGb.member,
    what: 'Their name, email address ({email}), roles and all other personal data will be deleted now. This cannot be undone.',
  },
  organization: {
    ...enGb.organization,
    what: 'Its restaurants, recipes, menus, reports, pictures and members will be permanently deleted. This cannot be undone. If you need a copy, restore the organization first and download its data.',
  },
} satisfies Texts<typeof enGb>;
