import type { WebhookDelivery } from '@plateprint/shared/integrations/webhook.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import { useDeliveryWords } from '../../webhooks/use-delivery-words.ts';
import { useEventName } from '../../webhooks/use-event-name.ts';
import looks from '../../integration.module.css';
import styles from './delivery.module.css';

interface DeliveryTableProps {
  deliveries: readonly WebhookDelivery[];
  /** Addresses by their ids. */
  urls: ReadonlyMap<string, string>;
  onOpen: (delivery: WebhookDelivery) => void;
}

export function DeliveryTable({ deliveries, urls, onOpen }: DeliveryTableProps) {
  const text = useText('integrations/developer');
  return <DataTable caption={text('log.title')} columns={useColumns(urls, onOpen)} rows={deliveries} keyOf={({ id }) => id} />;
}

const TONES = { waiting: 'info', delivered: 'good', failed: 'danger' } as const;

export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const text = useText('integrations/developer');
  return <Badge tone={TONES[state]}>{text(`log.states.${state}`)}</Badge>;
}

function useColumns(urls: DeliveryTableProps['urls'], onOpen: DeliveryTableProps['onOpen']): Column<WebhookDelivery>[] {
  const text = useText('integrations/developer');
  const format = useFormat();
  const eventName = useEventName();
  const deliveryWords = useDeliveryWords();
  return [
    {
      id: 'event',
      label: text('log.event'),
      names: true,
      cell: (delivery) => (
        <button type="button" className={looks.link} onClick={() => onOpen(delivery)}>
          {eventName(delivery.type)}
          {delivery.message.data.name !== null && <span className={looks.below}>{delivery.message.data.name}</span>}
        </button>
      ),
    },
    { id: 'state', label: text('log.state'), cell: ({ state }) => <DeliveryState state={state} /> },
    {
      id: 'answer',
      label: text('log.answer'),
      cell: (delivery) => (
        <span>
          {deliveryWords(delivery)}
          {delivery.nextAttemptAt !== null && delivery.state === 'waiting' && delivery.attempts > 0 && (
            <span className={looks.below}>{text('log.again', { moment: format.moment(delivery.nextAttemptAt) })}</span>
          )}
        </span>
      ),
    },
    { id: 'attempts', label: text('log.attempts'), numeric: true, cell: ({ attempts }) => format.number(attempts) },
    {
      id: 'address',
      label: text('log.address'),
      wideOnly: true,
      cell: ({ webhookId }) => <span className={styles.url}>{urls.get(webhookId) ?? '–'}</span>,
    },
    { id: 'when', label: text('log.when'), cell: ({ createdAt }) => format.moment(createdAt) },
  ];
}
