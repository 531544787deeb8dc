import { listIntegrations } from '@plateprint/shared/integrations/integration-api.ts';
import { KEY_BEGINNING } from '@plateprint/shared/integrations/integration.ts';
import { usePages } from '../../../platform/api/use-pages.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ButtonLink } from '../../../ui/control/link.tsx';
import { PagedList } from '../../../ui/table/paged-list.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { IntegrationLock } from '../../integration-lock.tsx';
import { useIntegrationAccess } from '../../use-integration-access.ts';
import looks from '../../integration.module.css';
import styles from '../developer.module.css';

/** The keys that are there, in short; they are looked after on the page of integrations. */
export function KeyList() {
  const text = useText('integrations/developer');
  const { organizationId, access, failure, retry } = useIntegrationAccess();
  return (
    <div className={styles.column}>
      <p className={styles.lead}>{text('keys.lead')}</p>
      {failure && <ErrorState failure={failure} onRetry={retry} />}
      {access === null && !failure && <Skeleton lines={4} />}
      {access !== null && access !== 'open' && <IntegrationLock reason={access} />}
      {access !== null && access !== 'not_admin' && <Keys organizationId={organizationId} isReadOnly={access !== 'open'} />}
    </div>
  );
}

/** Where nothing may be changed, those that are there; none need no word. */
function Keys({ organizationId, isReadOnly }: { organizationId: string; isReadOnly: boolean }) {
  const text = useText('integrations/developer');
  const words = useText('integrations');
  const format = useFormat();
  const pages = usePages(listIntegrations, { query: { organizationId } });
  const manage = (
    <ButtonLink to="/integrations" icon="key">
      {text('keys.manage')}
    </ButtonLink>
  );
  return (
    <PagedList
      pages={pages}
      list={words('title')}
      empty={
        !isReadOnly && (
          <EmptyState picture="socket" title={words('emptyTitle')} action={manage}>
            {words('empty')}
          </EmptyState>
        )
      }
    >
      {(items) => (
        <div className={styles.column}>
          <ul className={styles.keys}>
            {items.map(({ id, name, keyEnd, lastUsedAt, open_api, mapping_api }) => (
              <li key={id} className={styles.key}>
                <strong className={styles.name}>{name}</strong>
                <code className={looks.keyEnd}>{`${KEY_BEGINNING}…${keyEnd}`}</code>
                <span className={looks.quiet}>
                  {format.list([
                    ...(open_api ? [words('flags.open_api')] : []),
                    ...(mapping_api ? [words('flags.mapping_api')] : []),
                  ]) || words('flags.none')}
                </span>
                <span className={looks.quiet}>
                  {words('lastUsed')}: {lastUsedAt ? format.ago(lastUsedAt) : words('neverUsed')}
                </span>
              </li>
            ))}
          </ul>
          <div>{manage}</div>
        </div>
      )}
    </PagedList>
  );
}
