import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/personal-data.ts';

export default {
  ...enGb,
  erase: {
    ...enGb.erase,
    lead: 'Your name, email address and all other personal data are deleted immediately. This cannot be undone.',
    what: 'Your name, email address, password, settings, roles and sign-ins will be deleted now. This cannot be undone.',
    stays: 'Recipes, menus and reports you created stay with your organization and will show “Former member”.',
    lastAdmin: 'You are the only admin of your organization. Make someone else an admin first, then you can delete your account.',
  },
} satisfies Texts<typeof enGb>;
