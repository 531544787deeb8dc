import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/access/request.ts';

export default {
  ...enGb,
  sent: { ...enGb.sent, 'organization-admin': 'Sent to the admins of your organization, {moment}.' },
  preview: {
    ...enGb.preview,
    enterprise_views: 'Example: organizations side by side, with their footprint month by month.',
  },
} satisfies Texts<typeof enGb>;
