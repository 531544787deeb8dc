import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  settings: { ...enGb.settings, logoType: { ...enGb.settings.logoType, organization: 'Organization' } },
} satisfies Texts<typeof enGb>;
