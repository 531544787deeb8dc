import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/month-report.ts';

export default {
  open: 'Åpne rapporten for {month}',
  pdf: 'Last ned PDF',
} satisfies Texts<typeof enGb>;
