import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/month-report.ts';

export default {
  open: 'Rapport van {month} openen',
  pdf: 'PDF downloaden',
} satisfies Texts<typeof enGb>;
