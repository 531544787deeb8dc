import type { Texts } from '../../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

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
