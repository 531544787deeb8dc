import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  features: {
    ...enGb.features,
    organization_reports: 'Organization reports',
    enterprise_views: 'Several organizations under one roof',
  },
} satisfies Texts<typeof enGb>;
