import { useText } from '../../../platform/i18n/use-text.ts';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { IntegrationLock } from '../../integration-lock.tsx';
import { useIntegrationAccess } from '../../use-integration-access.ts';
import looks from '../../integration.module.css';
import { CodeBlock } from '../code-block.tsx';
import styles from '../developer.module.css';
import { DeliveryLog } from './delivery-log.tsx';
import { SIGNATURE_EXAMPLE } from './signature-example.ts';

/** The messages that were sent to the addresses, and how a program sees that one is from us. */
export function WebhookGuide({ webhookId }: { webhookId: string | null }) {
  const text = useText('integrations/developer');
  const { organizationId, access, failure, retry } = useIntegrationAccess();
  return (
    <div className={styles.guide}>
      <p className={styles.lead}>
        {text('webhooks.lead')} <Link to="/integrations">{text('webhooks.manage')}</Link>
      </p>
      <section className={styles.part}>
        <h2 className={styles.title}>{text('log.title')}</h2>
        {failure && <ErrorState failure={failure} onRetry={retry} />}
        {access === null && !failure && <Skeleton lines={6} />}
        {access !== null && access !== 'open' && <IntegrationLock reason={access} />}
        {access !== null && access !== 'not_admin' && (
          <DeliveryLog
            key={organizationId}
            organizationId={organizationId}
            webhookId={webhookId}
            isReadOnly={access !== 'open'}
          />
        )}
      </section>
      <section className={`${styles.part} ${styles.narrow}`}>
        <h2 className={styles.title}>{text('webhooks.verify')}</h2>
        <p>{text('webhooks.verifyLead')}</p>
        <CodeBlock label={text('webhooks.verify')} language="code" code={SIGNATURE_EXAMPLE} />
        <p className={looks.quiet}>{text('webhooks.retries')}</p>
      </section>
    </div>
  );
}
