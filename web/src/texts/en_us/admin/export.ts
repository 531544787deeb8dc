import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/admin/export.ts';

export default {
  ...enGb,
  lead: 'A ZIP file with all recipes, menus, reports with their rows, matched names, members, integrations without their keys, and the activity log. It is created in the background and kept for seven days; the organization’s admins can download it.',
} satisfies Texts<typeof enGb>;
