import { updatePassword } from '@plateprint/shared/users/password-api.ts';
import { useParams } from '@tanstack/react-router';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { PasswordChange } from '../account/password-change.tsx';
import { AuthPage } from './auth-page.tsx';
import styles from './auth-form.module.css';
import { PasswordByLink } from './password-by-link.tsx';

/** With the token of a mail: the new password that an admin has asked for. Without: one's own change, signed in. */
export function UpdatePasswordPage() {
  const text = useText('users/auth');
  const { forcedUpdateToken: token } = useParams({ strict: false });
  const update = useChange(updatePassword);
  if (token === undefined) {
    return (
      <AuthPage title={text('update.ownTitle')} lead={text('update.ownLead')}>
        <div className={styles.form}>
          <PasswordChange />
          <ButtonLink to="/settings" variant="quiet">
            {text('update.toSettings')}
          </ButtonLink>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={text('update.title')} lead={text('update.lead')}>
      <PasswordByLink
        token={token}
        state={{ busy: update.isPending, isDone: update.isSuccess, failure: update.error }}
        onSubmit={(chosen) => update.mutate({ body: { token, ...chosen } })}
      />
    </AuthPage>
  );
}
