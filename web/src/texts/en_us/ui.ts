import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/ui.ts';

export default {
  ...enGb,
  failure: {
    ...enGb.failure,
    not_allowed: 'You may not do this. Ask an administrator of your organization.',
    own_organization: 'You belong to this organization, so you cannot delete it.',
    already_member: 'This person already belongs to the organization.',
    in_another_enterprise: 'This organization belongs to another enterprise. Take it out there first.',
    enterprise_not_empty: 'This enterprise still has organizations. Take them out first.',
    password_update_needed: 'You need a new password. We have sent you an email with a link.',
    email_taken: 'Somebody else has this email address.',
    account_elsewhere:
      'This email address already belongs to another organization. Ask for an invitation to a different address.',
    wrong_credentials: 'Email or password is not right.',
  },
} satisfies Texts<typeof enGb>;
