import type { Texts } from '../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  failure: {
    ...enGb.failure,
    not_allowed: 'You may not do this. Ask an administrator of your organization.',
    wrong_credentials: 'Email or password is not right.',
  },
} satisfies Texts<typeof enGb>;
