import { requestResetPassword } from '@plateprint/shared/users/password-api.ts';
import { useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './auth-form.module.css';

/** Asks for a link. The answer is the same whether anybody has the address, so the words are too. */
export function RequestReset() {
  const text = useText('users/auth');
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const request = useChange(requestResetPassword);
  const isBlank = email.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!isBlank && !request.isPending) request.mutate({ body: { email: email.trim() } });
  }

  if (request.isSuccess) {
    return (
      <div className={styles.form}>
        <Message tone="good">{text('reset.sent', { email: email.trim() })}</Message>
        <p className={styles.after}>{text('reset.sentHint')}</p>
        <Link to="/sign-in">{text('link.toSignIn')}</Link>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {request.error && <Message tone="danger">{failureText(request.error)}</Message>}
      <TextField
        label={text('email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
        problem={wasTried && isBlank && text('problem.email')}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide busy={request.isPending}>
          {text('reset.ask')}
        </Button>
        <Link to="/sign-in">{text('link.toSignIn')}</Link>
      </div>
    </form>
  );
}
