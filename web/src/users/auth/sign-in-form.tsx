import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { PlainLink } from '../../ui/control/plain-link.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './auth-form.module.css';

interface Credentials {
  email: string;
  password: string;
  staySignedIn: boolean;
}

interface SignInFormProps {
  busy: boolean;
  failure: unknown;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ busy, failure, onSubmit }: SignInFormProps) {
  const text = useText('users/auth');
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [staySignedIn, setStaySignedIn] = useState(true);
  const [wasTried, setWasTried] = useState(false);

  const isEmailBlank = email.trim() === '';
  const isPasswordBlank = password === '';

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (busy || isEmailBlank || isPasswordBlank) return;
    onSubmit({ email: email.trim(), password, staySignedIn });
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
      <Checkbox label={text('signIn.stay')} hint={text('signIn.stayHint')} checked={staySignedIn} onChange={setStaySignedIn} />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {text('signIn.submit')}
        </Button>
        <PlainLink href="/reset-password">{text('signIn.forgot')}</PlainLink>
      </div>
    </form>
  );
}
