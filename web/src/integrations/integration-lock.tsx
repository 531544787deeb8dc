import { FeatureLock } from '../access/feature-lock.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import type { IntegrationAccess } from './integration-access.ts';

/** In the place of keys and addresses that somebody may not manage: why, in one sentence. */
export function IntegrationLock({ reason }: { reason: Exclude<IntegrationAccess, 'open'> }) {
  const text = useText('integrations');
  const access = useText('access');
  if (reason !== 'not_admin') return <FeatureLock feature="integrations" refusal={reason} />;
  return (
    <LockedNote title={access('features.integrations')}>
      {access('does.integrations')} {text('adminsOnly')}
    </LockedNote>
  );
}
