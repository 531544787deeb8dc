import { listDeliveries, listWebhooks } from '@plateprint/shared/integrations/webhook-api.ts';
import { DELIVERY_STATES, type WebhookDelivery } from '@plateprint/shared/integrations/webhook.ts';
import { useState } from 'react';
import { usePages } from '../../../platform/api/use-pages.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { PagedList } from '../../../ui/table/paged-list.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import looks from '../../integration.module.css';
import styles from './delivery.module.css';

type State = (typeof DELIVERY_STATES)[number];

interface DeliveryLogProps {
  organizationId: string;
  /** The address that is shown at first; null: all. */
  webhookId: string | null;
  /** Then nothing is sent again from here. */
  isReadOnly: boolean;
}

/** Every message of the last 30 days with what became of it, the newest first. */
export function DeliveryLog({ organizationId, webhookId, isReadOnly }: DeliveryLogProps) {
  const text = useText('integrations/developer');
  const [state, setState] = useState<State | ''>('');
  const [webhook, setWebhook] = useState(webhookId ?? '');
  const [open, setOpen] = useState<WebhookDelivery | null>(null);
  const webhooks = useRead(listWebhooks, { query: { organizationId } }).data?.items ?? [];
  const urls = new Map(webhooks.map(({ id, url }) => [id, url]));
  const pages = usePages(listDeliveries, {
    query: { organizationId, ...(state && { state }), ...(webhook && { webhookId: webhook }) },
  });
  const isFiltered = state !== '' || webhook !== '';
  return (
    <div>
      <div className={`${looks.tools} ${styles.tools}`}>
        <NativeSelect
          label={text('log.state')}
          value={state}
          choices={[
            { value: '', label: text('log.all') },
            ...DELIVERY_STATES.map((value) => ({ value, label: text(`log.states.${value}`) })),
          ]}
          onChange={setState}
        />
        <NativeSelect
          label={text('log.address')}
          value={webhook}
          choices={[{ value: '', label: text('log.all') }, ...webhooks.map(({ id, url }) => ({ value: id, label: url }))]}
          onChange={setWebhook}
        />
        <Button icon="history" onClick={pages.retry}>
          {text('log.refresh')}
        </Button>
      </div>
      <PagedList
        pages={pages}
        list={text('log.list')}
        empty={
          <EmptyState picture={isFiltered ? 'search' : 'paper'} title={text(isFiltered ? 'log.noneTitle' : 'log.emptyTitle')}>
            {text(isFiltered ? 'log.none' : 'log.empty')}
          </EmptyState>
        }
      >
        {(items) => <DeliveryTable deliveries={items} urls={urls} onOpen={setOpen} />}
      </PagedList>
      {open && (
        <DeliveryPanel
          delivery={open}
          url={urls.get(open.webhookId) ?? null}
          isReadOnly={isReadOnly}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
