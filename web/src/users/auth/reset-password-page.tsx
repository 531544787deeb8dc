import { resetPassword } from '@plateprint/shared/users/password-api.ts';
import { useParams } from '@tanstack/react-router';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { AuthPage } from './auth-page.tsx';
import { PasswordByLink } from './password-by-link.tsx';
import { RequestReset } from './request-reset.tsx';

/** With the token of a mail: a new password. Without: asking for that mail. */
export function ResetPasswordPage() {
  const text = useText('users/auth');
  const { resetPasswordToken: token } = useParams({ strict: false });
  const reset = useChange(resetPassword);
  if (token === undefined) {
    return (
      <AuthPage title={text('reset.askTitle')} lead={text('reset.askLead')}>
        <RequestReset />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={text('reset.title')}>
      <PasswordByLink
        token={token}
        state={{ busy: reset.isPending, isDone: reset.isSuccess, failure: reset.error }}
        onSubmit={(chosen) => reset.mutate({ body: { token, ...chosen } })}
      />
    </AuthPage>
  );
}
