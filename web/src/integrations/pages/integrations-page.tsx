import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/use-text.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { IntegrationLock } from '../integration-lock.tsx';
import { Integrations } from '../keys/integrations.tsx';
import { useIntegrationAccess } from '../use-integration-access.ts';

/** The programs that may call for the organization of the restaurant worked in. */
export function IntegrationsPage() {
  const text = useText('integrations');
  const navigate = useNavigate();
  const { organizationId, access, failure, retry } = useIntegrationAccess();
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          <ButtonLink to="/developer" icon="plug">
            {text('toDeveloper')}
          </ButtonLink>
        }
      />
      {failure && <ErrorState failure={failure} onRetry={retry} />}
      {access === null && !failure && <Skeleton lines={6} />}
      {access !== null && access !== 'open' && <IntegrationLock reason={access} />}
      {access !== null && access !== 'not_admin' && (
        <Integrations
          key={organizationId}
          organizationId={organizationId}
          isReadOnly={access !== 'open'}
          onWebhooks={(id) => void navigate({ to: '/integrations', search: id === null ? {} : { webhooks: id } })}
        />
      )}
    </Page>
  );
}
