import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/organizations/plan.ts';

export default { ...enGb, features: { ...enGb.features, organization_reports: 'Organization reports' } } satisfies Texts<
  typeof enGb
>;
