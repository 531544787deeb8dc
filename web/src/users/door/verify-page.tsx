import { verifyEmail } from '@plateprint/shared/users/account-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sessionQuery, useSessionIfAny } from '../session.ts';
import { VerifyAgain } from '../verify-again.tsx';
import { DoorPage } from './door-page.tsx';
import styles from './door-form.module.css';
import { LinkTrouble } from './link-trouble.tsx';

/** With the token of a mail: verifies the address. Without: says where the mail is, and sends it again. */
export function VerifyPage() {
  const text = useText('users/door');
  const { token } = useParams({ strict: false });
  return (
    <DoorPage title={text('verify.title')} {...(token === undefined && { lead: text('verify.lead') })}>
      {token === undefined ? <WaitingForMail /> : <Verified token={token} />}
    </DoorPage>
  );
}

function WaitingForMail() {
  const text = useText('users/door');
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
  const text = useText('users/door');
  const client = useQueryClient();
  // As a read it happens once, however often the page is drawn; a link works a single time.
  const answer = useRead(verifyEmail, { query: { token } }, { staleTime: Infinity });
  const isVerified = answer.isSuccess;
  useEffect(() => {
    if (isVerified) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isVerified, client]);

  if (answer.error) return <LinkTrouble failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton lines={2} />;
  return (
    <div className={styles.form}>
      <Message tone="good">{text(answer.data.changed ? 'verify.changed' : 'verify.done', { email: answer.data.email })}</Message>
      <ButtonLink to="/" variant="primary" size="large" wide>
        {text('verify.goOn')}
      </ButtonLink>
    </div>
  );
}
