import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/mapper.ts';

export default {
  ...enGb,
  notAdmin: 'Those who run the organization decide here about the names of its suppliers.',
  noneDecided: 'What you decide about names is remembered here for the whole organization.',
} satisfies Texts<typeof enGb>;
