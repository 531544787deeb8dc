import { useRef, useState, type FormEvent } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { hasProblem, newPasswordProblems, type NewPassword } from '../new-password.ts';
import styles from './auth-form.module.css';

interface NewPasswordFormProps {
  /** The address of the account, for the browser's own keeper of passwords. */
  email: string;
  busy: boolean;
  failure: unknown;
  onSubmit: (chosen: NewPassword) => void;
}

export function NewPasswordForm({ email, busy, failure, onSubmit }: NewPasswordFormProps) {
  const text = useText('users/auth');
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<NewPassword>({ password: '', passwordAgain: '' });
  const [wasTried, setWasTried] = useState(false);
  const problems = newPasswordProblems(chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (hasProblem(problems)) focusFirstProblem(form.current);
    else if (!busy) onSubmit(chosen);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {failure != null && !busy && <Message tone="danger">{failureText(failure)}</Message>}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <NewPasswordFields value={chosen} onChange={setChosen} problems={wasTried ? problems : null} />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {text('reset.save')}
        </Button>
      </div>
    </form>
  );
}
