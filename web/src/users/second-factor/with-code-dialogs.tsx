import { endSecondFactor, readSecondFactor, renewRecoveryCodes } from '@plateprint/shared/users/second-factor-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PasswordAndCode } from './password-and-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes; the former ones stop working. */
export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const text = useText('users/second-factor');
  const renew = useChange(renewRecoveryCodes, { refreshes: [readSecondFactor] });
  return (
    <Dialog title={text('renew')} isOpen onClose={onClose} role={renew.data ? 'alertdialog' : 'dialog'}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onClose} />
      ) : (
        <PasswordAndCode
          lead={text('renewLead')}
          submit={text('renew')}
          busy={renew.isPending}
          failure={renew.error}
          onSubmit={(body) => renew.mutate({ body })}
        />
      )}
    </Dialog>
  );
}

export function EndSecondFactor({ onClose }: { onClose: () => void }) {
  const text = useText('users/second-factor');
  const notices = useNotices();
  const end = useChange(endSecondFactor, {
    refreshes: [readSecondFactor],
    onSuccess: () => {
      notices.show({ message: text('ended') });
      onClose();
    },
  });
  return (
    <Dialog title={text('end')} isOpen onClose={onClose}>
      <PasswordAndCode
        lead={text('endLead')}
        submit={text('end')}
        danger
        busy={end.isPending}
        failure={end.error}
        onSubmit={(body) => end.mutate({ body })}
      />
    </Dialog>
  );
}
