import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/personal-data.ts';

export default {
  ...enGb,
  erase: {
    ...enGb.erase,
    lead: 'Your name, email and everything else about you is erased at once. Nobody can bring it back.',
    what: 'Name, email, password, settings, roles and sign-ins are erased now. There is no undo.',
    lastAdmin:
      'You are the only administrator of your organization. Make somebody else one first, then you can erase your account.',
    stays: 'Recipes, menus and reports that you made stay with your organization and will say “Former member”.',
  },
} satisfies Texts<typeof enGb>;
