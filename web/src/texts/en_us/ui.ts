import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/ui.ts';

export default {
  ...enGb,
  failure: {
    ...enGb.failure,
    wrong_credentials: 'The email address or password is incorrect.',
    not_allowed: 'You do not have permission to do this. Ask an admin of your organization.',
    lines_not_read:
      'Some lines are not recognized, or their packaging says more. Read the labels first, and confirm that you have.',
    own_organization: 'You cannot delete the organization you belong to.',
    already_member: 'This person is already a member of the organization.',
    in_another_enterprise: 'This organization belongs to another group. Remove it from there first.',
    enterprise_not_empty: 'This group still has organizations. Remove them first.',
    password_update_needed: 'You need a new password. We have sent you an email with a link.',
    email_taken: 'This email address is already in use.',
    account_elsewhere:
      'This email address already belongs to another organization. Ask for an invitation to a different address.',
  },
} satisfies Texts<typeof enGb>;
