import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/app/guide.ts';

export default {
  ...enGb,
  steps: {
    ...enGb.steps,
    paste: {
      ...enGb.steps.paste,
      words: 'Take one from an email, a document or a spreadsheet, just as it is written. We find the ingredients and amounts.',
    },
  },
} satisfies Texts<typeof enGb>;
