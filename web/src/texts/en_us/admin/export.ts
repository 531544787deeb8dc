import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/admin/export.ts';

export default {
  ...enGb,
  lead: 'A ZIP file with all recipes, menus, reports with their rows, mapped names, members, integrations without their keys, and the history of changes. It is made in the background and kept for seven days; who runs the organization can download it.',
} satisfies Texts<typeof enGb>;
