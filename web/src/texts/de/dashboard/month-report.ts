import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/month-report.ts';

export default {
  open: 'Bericht für {month} öffnen',
  pdf: 'PDF herunterladen',
} satisfies Texts<typeof enGb>;
