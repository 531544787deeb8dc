import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/wizard.ts';

export default {
  ...enGb,
  notFound: 'It may be in the trash or belong to another restaurant.',
  existing: { ...enGb.existing, bin: 'The replaced report goes to the trash, where you can restore it.' },
} satisfies Texts<typeof enGb>;
