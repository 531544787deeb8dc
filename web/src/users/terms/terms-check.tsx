import { lazy, Suspense, useId, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import choice from '../../ui/choice/choice.module.css';
import field from '../../ui/form/field.module.css';
import { Icon } from '../../ui/control/icon.tsx';
import styles from './terms.module.css';

const TermsDialog = lazy(() => import('./terms-dialog.tsx').then((module) => ({ default: module.TermsDialog })));

interface TermsCheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  problem: string | null;
}

/** "I have read and agree to the terms", with the terms to read. */
export function TermsCheck({ checked, onChange, problem }: TermsCheckProps) {
  const id = useId();
  const text = useText('users/terms');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={field.field}>
      <div className={styles.line}>
        <label className={choice.choice}>
          <input
            type="checkbox"
            className={choice.check}
            checked={checked}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-said` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          {text('agree')}
        </label>
        <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
          {text('read')}
        </button>
      </div>
      {problem && (
        <p id={`${id}-said`} className={field.problem}>
          <Icon name="alert" size={15} />
          {problem}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <TermsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
