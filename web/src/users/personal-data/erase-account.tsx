import { eraseOwnAccount } from '@plateprint/shared/users/personal-data-api.ts';
import { useState } from 'react';
import { isProblem } from '../../api/client-failure.ts';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './personal-data.module.css';

/** The end of one's own account: asked for with the password, at once and for good. */
export function EraseAccount() {
  const text = useText('users/personal-data');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{text('erase.lead')}</p>
      <div>
        <Button onClick={() => setIsAsking(true)}>{text('erase.ask')}</Button>
      </div>
      {isAsking && <EraseQuestion onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function EraseQuestion({ onClose }: { onClose: () => void }) {
  const text = useText('users/personal-data');
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // A page of its own begins: nothing of the former account stays in memory.
  const erase = useChange(eraseOwnAccount, { onSuccess: () => location.assign('/sign-in') });
  const isWrong = isProblem(erase.error, 'wrong_password');

  function confirm() {
    setWasTried(true);
    if (password !== '' && !erase.isPending) erase.mutate({ body: { password } });
  }

  return (
    <ConfirmDialog
      title={text('erase.title')}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={text('erase.confirm')}
      danger
      busy={erase.isPending || erase.isSuccess}
      failure={isWrong ? null : erase.error}
    >
      <div className={styles.part}>
        <p>{text('erase.what')}</p>
        <p>{text('erase.stays')}</p>
        <PasswordField
          label={text('erase.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={wasTried && ((password === '' && text('erase.passwordMissing')) || (isWrong && failureText(erase.error)))}
        />
      </div>
    </ConfirmDialog>
  );
}
