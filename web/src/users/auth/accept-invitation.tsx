import { acceptInvitation } from '@plateprint/shared/users/account-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { sessionQuery, useSessionIfAny } from '../session.ts';
import styles from './auth-form.module.css';

interface AcceptInvitationProps {
  token: string;
  /** The address that is invited, which has an account. */
  email: string | null;
  onAccepted: () => void;
}

/** For somebody who has an account: signs in with it, and takes the new role. */
export function AcceptInvitation({ token, email, onAccepted }: AcceptInvitationProps) {
  const text = useText('users/auth');
  const failureText = useFailureText();
  const client = useQueryClient();
  const session = useSessionIfAny();
  const here = useLocation({ select: (location) => location.href });
  const accept = useChange(acceptInvitation, {
    onSuccess: (user) => {
      void client.invalidateQueries();
      client.setQueryData(sessionQuery.queryKey, user);
      onAccepted();
    },
  });

  if (session?.authUser.email.toLowerCase() !== email?.toLowerCase()) {
    return (
      <div className={styles.form}>
        <Message>{session ? text('signUp.otherAccount', { email: session.authUser.email }) : text('signUp.hasAccount')}</Message>
        {!session && (
          <ButtonLink to="/sign-in" search={{ after: here }} variant="primary" size="large" wide>
            {text('signIn.submit')}
          </ButtonLink>
        )}
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {accept.error && <Message tone="danger">{failureText(accept.error)}</Message>}
      <Button
        variant="primary"
        size="large"
        wide
        busy={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate({ body: { token } })}
      >
        {text('signUp.accept')}
      </Button>
    </div>
  );
}
