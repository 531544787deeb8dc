import { FeatureLock } from '../access/feature-lock.tsx';
import { useText } from '../i18n/use-text.ts';
import { LockedNote } from '../ui/locked-note.tsx';
import { Message } from '../ui/message.tsx';
import type { IntegrationAccess } from './integration-access.ts';

/** In the place of keys and addresses that somebody may not manage: why, in one sentence. */
export function IntegrationLock({ reason }: { reason: Exclude<IntegrationAccess, 'open'> }) {
  const text = useText('integrations');
  const access = useText('access');
  const ui = useText('ui');
  if (reason === 'plan_lacks') return <FeatureLock feature="integrations" />;
  if (reason === 'plan_inactive') return <Message tone="warning">{ui('failure.plan_inactive')}</Message>;
  return (
    <LockedNote title={access('features.integrations')}>
      {access('does.integrations')} {text('adminsOnly')}
    </LockedNote>
  );
}
