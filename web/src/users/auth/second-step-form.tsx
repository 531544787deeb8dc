import { useState, type FormEvent } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './auth-form.module.css';

interface SecondStepFormProps {
  busy: boolean;
  failure: unknown;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** The code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ busy, failure, onSubmit, onBack }: SecondStepFormProps) {
  const text = useText('users/auth');
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const [wasTried, setWasTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!busy && code.trim() !== '') onSubmit(code.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure != null && !busy && <Message tone="danger">{failureText(failure)}</Message>}
      <TextField
        key={String(isRecovery)}
        label={text(isRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
        hint={text(isRecovery ? 'secondStep.recoveryHint' : 'secondStep.codeHint')}
        name="code"
        autoFocus
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={setCode}
        problem={wasTried && code.trim() === '' && text('secondStep.empty')}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {text('secondStep.submit')}
        </Button>
        <button
          type="button"
          className={styles.asText}
          onClick={() => {
            setCode('');
            setWasTried(false);
            setIsRecovery(!isRecovery);
          }}
        >
          {text(isRecovery ? 'secondStep.withApp' : 'secondStep.withRecovery')}
        </button>
        <button type="button" className={styles.asText} onClick={onBack}>
          {text('secondStep.back')}
        </button>
      </div>
    </form>
  );
}
