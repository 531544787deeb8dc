import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface InactivityWarningProps {
  secondsLeft: number;
  onStay: () => void;
  onSignOut: () => void;
}

export function InactivityWarning({ secondsLeft, onStay, onSignOut }: InactivityWarningProps) {
  const text = useText('app');
  return (
    <Dialog
      role="alertdialog"
      title={text('inactivity.title')}
      isOpen
      onClose={onStay}
      actions={
        <>
          <Button variant="quiet" onClick={onSignOut}>
            {text('signOut')}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {text('inactivity.stay')}
          </Button>
        </>
      }
    >
      <p>{text('inactivity.warning', { seconds: secondsLeft })}</p>
    </Dialog>
  );
}
