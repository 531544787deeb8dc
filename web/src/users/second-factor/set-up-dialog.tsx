import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from '@plateprint/shared/users/second-factor-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Steps } from '../../ui/layout/steps.tsx';
import { AppStep } from './app-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

/** Password, then the app, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const text = useText('users/second-factor');
  const begin = useChange(beginSecondFactor);
  const confirm = useChange(confirmSecondFactor, { refreshes: [readSecondFactor] });
  const step = confirm.data ? 'codes' : begin.data ? 'app' : 'password';
  return (
    <Dialog title={text('setUp')} size="medium" isOpen onClose={onClose} role={step === 'codes' ? 'alertdialog' : 'dialog'}>
      <div className={styles.steps}>
        <Steps
          label={text('setUp')}
          current={step}
          steps={[
            { id: 'password', label: text('steps.password') },
            { id: 'app', label: text('steps.app') },
            { id: 'codes', label: text('steps.codes') },
          ]}
        />
        {step === 'password' && (
          <PasswordStep
            busy={begin.isPending}
            failure={begin.error}
            onSubmit={(password) => begin.mutate({ body: { password } })}
          />
        )}
        {step === 'app' && begin.data && (
          <AppStep
            secret={begin.data.secret}
            address={begin.data.otpauth}
            busy={confirm.isPending}
            failure={confirm.error}
            onSubmit={(code) => confirm.mutate({ body: { code } })}
          />
        )}
        {step === 'codes' && confirm.data && <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
