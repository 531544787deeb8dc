import { useText } from '../platform/i18n/use-text.ts';
import { ButtonLink } from '../ui/control/link.tsx';
import { Message } from '../ui/control/message.tsx';
import styles from './inactive-plan-note.module.css';
import { usePlanRefusal } from './plan-context.ts';

/** On every page of an organization whose plan is not active, before any work is begun there. */
export function InactivePlanNote() {
  const text = useText('access');
  const ui = useText('ui');
  if (usePlanRefusal('recipes') !== 'plan_inactive') return null;
  return (
    <div className={styles.note}>
      <Message
        tone="warning"
        action={
          <ButtonLink to="/organization" search={{ tab: 'plan' }} size="small">
            {text('plan')}
          </ButtonLink>
        }
      >
        {ui('failure.plan_inactive')}
      </Message>
    </div>
  );
}
