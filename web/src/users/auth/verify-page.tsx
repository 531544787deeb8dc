import { verifyEmail } from '@plateprint/shared/users/account-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { sessionQuery, useSessionIfAny } from '../session.ts';
import { VerifyAgain } from '../verify-again.tsx';
import { AuthPage } from './auth-page.tsx';
import styles from './auth-form.module.css';
import { LinkTrouble } from './link-trouble.tsx';

/** With the token of a mail: verifies the address. Without: says how that is done, and sends the mail to those who need one. */
export function VerifyPage() {
  const text = useText('users/auth');
  const { token } = useParams({ strict: false });
  const confirmed = useConfirmed();
  return (
    <AuthPage title={text('verify.title')} {...(token === undefined && !confirmed && { lead: text('verify.lead') })}>
      {token !== undefined && <Verified token={token} />}
      {token === undefined && (confirmed ? <Done words={text('verify.done', { email: confirmed })} /> : <WaitingForMail />)}
    </AuthPage>
  );
}

/** The address of the signed-in person once no mail is needed any more; null otherwise. */
function useConfirmed(): string | null {
  const user = useSessionIfAny()?.authUser;
  return user?.emailVerified && user.pendingEmail === null ? user.email : null;
}

function WaitingForMail() {
  const text = useText('users/auth');
  const isSignedIn = useSessionIfAny() !== null;
  return (
    <div className={styles.form}>
      {isSignedIn ? (
        <VerifyAgain />
      ) : (
        <ButtonLink to="/sign-in" variant="primary" size="large" wide>
          {text('link.toSignIn')}
        </ButtonLink>
      )}
    </div>
  );
}

function Verified({ token }: { token: string }) {
  const text = useText('users/auth');
  const client = useQueryClient();
  // As a read it happens once, however often the page is drawn; a link works a single time.
  const answer = useRead(verifyEmail, { query: { token } }, { staleTime: Infinity });
  const isVerified = answer.isSuccess;
  useEffect(() => {
    if (isVerified) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isVerified, client]);

  if (answer.error) return <LinkTrouble failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton lines={2} />;
  return <Done words={text(answer.data.changed ? 'verify.changed' : 'verify.done', { email: answer.data.email })} />;
}

function Done({ words }: { words: string }) {
  const text = useText('users/auth');
  return (
    <div className={styles.form}>
      <Message tone="good">{words}</Message>
      <ButtonLink to="/" variant="primary" size="large" wide>
        {text('verify.goOn')}
      </ButtonLink>
    </div>
  );
}
