import { readPasswordLink } from '@plateprint/shared/users/password-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { NewPassword } from '../new-password.ts';
import styles from './auth-form.module.css';
import { isDeadLink, LinkTrouble } from './link-trouble.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

interface PasswordByLinkProps {
  token: string;
  state: { busy: boolean; isDone: boolean; failure: unknown };
  onSubmit: (chosen: NewPassword) => void;
}

/** Whether the link still works is asked first; then the new password, then the way to sign in with it. */
export function PasswordByLink({ token, state, onSubmit }: PasswordByLinkProps) {
  const text = useText('users/auth');
  // Asked once: after the password is set the link counts as used, which is no news.
  const link = useRead(readPasswordLink, { body: { token } }, { staleTime: Infinity });

  if (state.isDone) {
    return (
      <div className={styles.form}>
        <Message tone="good">{text('reset.done')}</Message>
        <ButtonLink to="/sign-in" variant="primary" size="large" wide>
          {text('link.toSignIn')}
        </ButtonLink>
      </div>
    );
  }
  const trouble = link.error ?? (isDeadLink(state.failure) ? state.failure : null);
  if (trouble) return <LinkTrouble failure={trouble} onRetry={() => void link.refetch()} />;
  if (!link.data) return <Skeleton lines={4} />;
  return (
    <>
      <p className={styles.after}>{text('reset.whose', { email: link.data.email })}</p>
      <NewPasswordForm email={link.data.email} busy={state.busy} failure={state.failure} onSubmit={onSubmit} />
    </>
  );
}
