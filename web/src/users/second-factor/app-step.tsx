import { useState, type FormEvent } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { QrCode } from '../../ui/chart/qr-code.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

interface AppStepProps {
  /** Base32, for typing where no camera is. */
  secret: string;
  /** The content of the QR code. */
  address: string;
  busy: boolean;
  failure: unknown;
  onSubmit: (code: string) => void;
}

/** The secret goes into the app, the app's first code comes back. */
export function AppStep({ secret, address, busy, failure, onSubmit }: AppStepProps) {
  const text = useText('users/second-factor');
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (code.trim() !== '' && !busy) onSubmit(code.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.scan}>
        <QrCode text={address} label={text('qrLabel')} />
        <div className={styles.words}>
          <p>{text('scan')}</p>
          <p>{text('typeInstead')}</p>
          <p className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
      </div>
      <CodeField
        value={code}
        onChange={setCode}
        problem={wasTried && ((code.trim() === '' && text('codeMissing')) || (failure != null && !busy && failureText(failure)))}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy}>
          {text('turnOn')}
        </Button>
      </div>
    </form>
  );
}
