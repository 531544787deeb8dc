import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/month-report.ts';

export default {
  open: 'Ouvrir le rapport : {month}',
  pdf: 'Télécharger le PDF',
} satisfies Texts<typeof enGb>;
