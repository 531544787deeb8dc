import { cancelUpdateEmail, updateEmail } from '@plateprint/shared/users/account-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { PasswordField } from '../password-field.tsx';
import { sessionQuery, useSession } from '../session.ts';
import { VerifyAgain } from '../verify-again.tsx';
import styles from './account-form.module.css';

/** The address, what is still to be answered about it, and asking for another one. */
export function EmailForm() {
  const text = useText('users/account');
  const { authUser } = useSession();
  return (
    <div className={styles.set}>
      <p className={styles.address}>
        <span className={styles.label}>{text('email.now')}</span>
        <br />
        {authUser.email}
      </p>
      {authUser.pendingEmail ? (
        <PendingEmail email={authUser.pendingEmail} />
      ) : (
        <>
          {!authUser.emailVerified && (
            <Message tone="warning" action={<VerifyAgain />}>
              {text('email.unverified')}
            </Message>
          )}
          <NewEmail />
        </>
      )}
    </div>
  );
}

function useShowPending(): (pendingEmail: string | null) => void {
  const client = useQueryClient();
  return (pendingEmail) =>
    client.setQueryData(sessionQuery.queryKey, (now) => now && { ...now, authUser: { ...now.authUser, pendingEmail } });
}

function PendingEmail({ email }: { email: string }) {
  const text = useText('users/account');
  const failureText = useFailureText();
  const show = useShowPending();
  const cancel = useChange(cancelUpdateEmail, { onSuccess: () => show(null) });
  return (
    <div className={styles.set}>
      <Message>{text('email.pending', { email })}</Message>
      {cancel.error && <Message tone="danger">{failureText(cancel.error)}</Message>}
      <div className={styles.actions}>
        <VerifyAgain />
        <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({})}>
          {text('email.cancel')}
        </Button>
      </div>
    </div>
  );
}

function NewEmail() {
  const text = useText('users/account');
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const show = useShowPending();
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [wasTried, setWasTried] = useState(false);
  const save = useChange(updateEmail, { onSuccess: ({ pendingEmail }) => show(pendingEmail) });
  const isMissing = { email: typed.email.trim() === '', password: typed.password === '' };

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isMissing.email || isMissing.password) return focusFirstProblem(form.current);
    if (!save.isPending) save.mutate({ body: { email: typed.email.trim(), password: typed.password } });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {save.error && <Message tone="danger">{failureText(save.error)}</Message>}
      <TextField
        label={text('email.new')}
        hint={text('email.newHint')}
        type="email"
        name="new-email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
        problem={wasTried && isMissing.email && text('email.missing')}
      />
      <PasswordField
        label={text('email.password')}
        autoComplete="current-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        problem={wasTried && isMissing.password && text('password.formerMissing')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          {text('email.save')}
        </Button>
      </div>
    </form>
  );
}
