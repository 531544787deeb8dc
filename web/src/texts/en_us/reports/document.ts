import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/document.ts';

export default {
  ...enGb,
  settings: { ...enGb.settings, logoType: { ...enGb.settings.logoType, organization: 'Organization' } },
} satisfies Texts<typeof enGb>;
