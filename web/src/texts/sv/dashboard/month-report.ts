import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/month-report.ts';

export default {
  open: 'Öppna rapporten för {month}',
  pdf: 'Ladda ner PDF',
} satisfies Texts<typeof enGb>;
