import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './door-form.module.css';

interface Credentials {
  email: string;
  password: string;
}

interface SignInFormProps {
  busy: boolean;
  failure: unknown;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ busy, failure, onSubmit }: SignInFormProps) {
  const text = useText('users/door');
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);

  const isEmailBlank = email.trim() === '';
  const isPasswordBlank = password === '';

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (busy || isEmailBlank || isPasswordBlank) return;
    onSubmit({ email: email.trim(), password });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure !== null && failure !== undefined && !busy && <Message tone="danger">{failureText(failure)}</Message>}
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
        problem={wasTried && isEmailBlank && text('problem.email')}
      />
      <PasswordField
        label={text('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        problem={wasTried && isPasswordBlank && text('problem.password')}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {text('signIn.submit')}
        </Button>
        <Link to="/reset-password/{-$resetPasswordToken}">{text('signIn.forgot')}</Link>
      </div>
    </form>
  );
}
