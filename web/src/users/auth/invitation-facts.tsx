import type { Invitation } from '@plateprint/shared/users/account-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './auth-form.module.css';

/** The facts of an invitation: who invites whom to what. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const text = useText('users/auth');
  const access = useText('access');
  const format = useFormat();
  const { email, organization, invitedBy, role, restaurants } = invitation;
  return (
    <dl className={styles.facts}>
      {organization && (
        <div>
          <dt>{text(invitedBy ? 'signUp.organizationBy' : 'signUp.organization', { name: invitedBy ?? '' })}</dt>
          <dd>{organization}</dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{text('email')}</dt>
          <dd>{email}</dd>
        </div>
      )}
      <div>
        <dt>{access('role')}</dt>
        <dd>{access(`roles.${role}`)}</dd>
      </div>
      {restaurants.length > 0 && (
        <div>
          <dt>{text('signUp.restaurants')}</dt>
          <dd>{format.list(restaurants)}</dd>
        </div>
      )}
    </dl>
  );
}
