import { useRef, useState, type FormEvent } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { PasswordField } from '../password-field.tsx';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

interface PasswordAndCodeProps {
  lead: string;
  submit: string;
  danger?: boolean;
  busy: boolean;
  failure: unknown;
  onSubmit: (proof: { password: string; code: string }) => void;
}

/** Proves once more who is there, before the second step is changed. */
export function PasswordAndCode({ lead, submit, danger = false, busy, failure, onSubmit }: PasswordAndCodeProps) {
  const text = useText('users/second-factor');
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);

  function prove(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (password === '' || code.trim() === '') return focusFirstProblem(form.current);
    if (!busy) onSubmit({ password, code: code.trim() });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={prove}>
      <p>{lead}</p>
      {failure != null && !busy && <Message tone="danger">{failureText(failure)}</Message>}
      <PasswordField
        label={text('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        problem={wasTried && password === '' && text('passwordMissing')}
      />
      <CodeField
        hint={text('codeOrRecovery')}
        value={code}
        onChange={setCode}
        problem={wasTried && code.trim() === '' && text('codeMissing')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
