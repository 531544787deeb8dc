import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/ingredients/quality.ts';

export default {
  ...enGb,
  weak: {
    ...enGb.weak,
    names:
      'Makers’ names and cuts on suppliers’ lists are recognized less often than plain names. What is not certain waits for a person.',
  },
  correction: {
    ...enGb.correction,
    email: 'Your email address',
    emailWrong: 'Please enter a whole email address.',
  },
} satisfies Texts<typeof enGb>;
