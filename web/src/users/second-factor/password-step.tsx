import { useState, type FormEvent } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './second-factor.module.css';

interface PasswordStepProps {
  busy: boolean;
  failure: unknown;
  onSubmit: (password: string) => void;
}

export function PasswordStep({ busy, failure, onSubmit }: PasswordStepProps) {
  const text = useText('users/second-factor');
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (password !== '' && !busy) onSubmit(password);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{text('passwordLead')}</p>
      <PasswordField
        label={text('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        problem={wasTried && ((password === '' && text('passwordMissing')) || (failure != null && !busy && failureText(failure)))}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy}>
          {text('goOn')}
        </Button>
      </div>
    </form>
  );
}
