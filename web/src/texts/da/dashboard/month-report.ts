import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/month-report.ts';

export default {
  open: 'Åbn rapporten for {month}',
  pdf: 'Hent som PDF',
} satisfies Texts<typeof enGb>;
