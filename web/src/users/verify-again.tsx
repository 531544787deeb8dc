import { requestVerifyEmail } from '@plateprint/shared/users/account-api.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { Button } from '../ui/control/button.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';

/** Sends the mail that verifies the address once more. */
export function VerifyAgain() {
  const text = useText('users');
  const notices = useNotices();
  const failureText = useFailureText();
  const request = useChange(requestVerifyEmail, { onSuccess: () => notices.show({ message: text('verifySent') }) });
  return (
    <Button
      icon="mail"
      busy={request.isPending}
      onClick={() => request.mutate({}, { onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }) })}
    >
      {text('verifyAgain')}
    </Button>
  );
}
