import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/mapper.ts';

export default {
  ...enGb,
  notAdmin: 'The organization’s admins match supplier names here.',
  noneDecided: 'Names you match appear here and apply to the whole organization.',
  import: { ...enGb.import, good: 'Recognized' },
} satisfies Texts<typeof enGb>;
