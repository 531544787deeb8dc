import { isProblem } from '../../platform/api/client-failure.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './auth-form.module.css';

/** Whether a failure says that the link of a mail is good for nothing any more. */
export function isDeadLink(failure: unknown): boolean {
  return (['link_used', 'link_expired', 'link_unknown', 'invalid_input'] as const).some((code) => isProblem(failure, code));
}

/** Shown in place of the page that a link leads to: why it does not work, before anybody types. */
export function LinkTrouble({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const text = useText('users/auth');
  const failureText = useFailureText();
  return (
    <div className={styles.form}>
      <Message tone="danger">{isProblem(failure, 'invalid_input') ? text('link.broken') : failureText(failure)}</Message>
      <div className={styles.submit}>
        {isDeadLink(failure) ? (
          <ButtonLink to="/sign-in" variant="primary" size="large" wide>
            {text('link.toSignIn')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="large" wide onClick={onRetry}>
            {text('link.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
