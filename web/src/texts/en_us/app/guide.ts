import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/app/guide.ts';

export default {
  ...enGb,
  steps: {
    ...enGb.steps,
    paste: {
      ...enGb.steps.paste,
      words:
        'Copy one from an email, a document or a spreadsheet, just as it is written. We recognize the ingredients and amounts.',
    },
  },
} satisfies Texts<typeof enGb>;
