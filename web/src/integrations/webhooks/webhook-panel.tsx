import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import { listWebhooks } from '@plateprint/shared/integrations/webhook-api.ts';
import { MOST_WEBHOOKS, type Webhook, type WebhookWithSecret } from '@plateprint/shared/integrations/webhook.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from '../integration.module.css';
import { SecretOnce, type ShownSecret } from '../secret-once.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLine } from './webhook-line.tsx';
import looks from './webhook.module.css';

interface WebhookPanelProps {
  integration: Integration;
  isReadOnly: boolean;
  onClose: () => void;
}

/** The webhook addresses of an integration. */
export function WebhookPanel({ integration, isReadOnly, onClose }: WebhookPanelProps) {
  const text = useText('integrations');
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const [form, setForm] = useState<{ webhook: Webhook | null } | null>(null);
  const { data, error, refetch } = useRead(listWebhooks, { query: { integrationId: integration.id } });

  function showSecret({ url, secret }: WebhookWithSecret) {
    setForm(null);
    if (secret !== null) setShown({ kind: 'secret', name: url, secret });
  }

  return (
    <SidePanel title={text('webhook.titleOf', { name: integration.name })} isOpen onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.quiet}>
          {text('webhook.lead')}{' '}
          <Link to="/developer" search={{ tab: 'webhooks' }}>
            {text('webhook.toLog')}
          </Link>
        </p>
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={4} />}
        {form && (
          <WebhookForm integrationId={integration.id} webhook={form.webhook} onClose={() => setForm(null)} onSaved={showSecret} />
        )}
        {data && !form && (
          <Addresses
            webhooks={data.items}
            isReadOnly={isReadOnly}
            onAdd={() => setForm({ webhook: null })}
            onChange={(webhook) => setForm({ webhook })}
            onSecret={showSecret}
          />
        )}
        {shown && <SecretOnce shown={shown} onClose={() => setShown(null)} />}
      </div>
    </SidePanel>
  );
}

interface AddressesProps {
  webhooks: readonly Webhook[];
  isReadOnly: boolean;
  onAdd: () => void;
  onChange: (webhook: Webhook) => void;
  onSecret: (webhook: WebhookWithSecret) => void;
}

function Addresses({ webhooks, isReadOnly, onAdd, onChange, onSecret }: AddressesProps) {
  const text = useText('integrations');
  if (webhooks.length === 0) {
    return (
      <EmptyState
        picture="paper"
        title={text('webhook.emptyTitle')}
        action={
          !isReadOnly && (
            <Button variant="primary" icon="add" onClick={onAdd}>
              {text('webhook.add')}
            </Button>
          )
        }
      >
        {text('webhook.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={looks.list}>
        {webhooks.map((webhook) => (
          <WebhookLine
            key={webhook.id}
            webhook={webhook}
            isReadOnly={isReadOnly}
            onChange={() => onChange(webhook)}
            onSecret={onSecret}
          />
        ))}
      </ul>
      {!isReadOnly && webhooks.length < MOST_WEBHOOKS && (
        <div>
          <Button icon="add" onClick={onAdd}>
            {text('webhook.add')}
          </Button>
        </div>
      )}
      {!isReadOnly && webhooks.length >= MOST_WEBHOOKS && (
        <p className={styles.small}>{text('webhook.most', { count: String(MOST_WEBHOOKS) })}</p>
      )}
    </>
  );
}
