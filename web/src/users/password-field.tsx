import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import type { FieldText } from '../ui/form/field.tsx';
import { Icon } from '../ui/control/icon.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends FieldText {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  name?: string;
  autoFocus?: boolean;
}

/** A password that can be looked at while typing: on a phone in a kitchen that saves three tries. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useText('users');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      name="password"
      {...props}
      isPlain={false}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          aria-label={text('showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-closed' : 'eye'} />
        </button>
      }
    />
  );
}
