import { listDeliveries, repeatDelivery } from '@plateprint/shared/integrations/webhook-api.ts';
import type { WebhookDelivery } from '@plateprint/shared/integrations/webhook.ts';
import { useChange } from '../../../platform/api/use-change.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SidePanel } from '../../../ui/overlay/dialog.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { useDeliveryWords } from '../../webhooks/use-delivery-words.ts';
import { useEventName } from '../../webhooks/use-event-name.ts';
import { CodeBlock } from '../code-block.tsx';
import { DeliveryState } from './delivery-table.tsx';
import styles from './delivery.module.css';

/** An address may take ten seconds; the call waits longer. Milliseconds. */
const REPEAT_TIMEOUT = 60_000;

interface DeliveryPanelProps {
  delivery: WebhookDelivery;
  /** Null where the address is not known any more. */
  url: string | null;
  isReadOnly: boolean;
  onClose: () => void;
}

/** One message in full, and its sending once more. */
export function DeliveryPanel({ delivery: opened, url, isReadOnly, onClose }: DeliveryPanelProps) {
  const text = useText('integrations/developer');
  const format = useFormat();
  const eventName = useEventName();
  const deliveryWords = useDeliveryWords();
  const failureText = useFailureText();
  const repeat = useChange(repeatDelivery, { refreshes: [listDeliveries], timeout: REPEAT_TIMEOUT });
  const delivery = repeat.data ?? opened;
  const { state, attempts, createdAt, lastAttemptAt, nextAttemptAt, message } = delivery;
  const facts = [
    [text('log.address'), url ?? '–'],
    [text('log.when'), format.moment(createdAt)],
    [text('log.attempts'), format.number(attempts)],
    [text('log.last'), lastAttemptAt ? format.moment(lastAttemptAt) : '–'],
    [text('log.next'), nextAttemptAt ? format.moment(nextAttemptAt) : '–'],
    [text('log.id'), message.id],
  ];
  return (
    <SidePanel
      title={eventName(delivery.type)}
      isOpen
      onClose={onClose}
      actions={
        !isReadOnly && (
          <Button icon="history" busy={repeat.isPending} onClick={() => repeat.mutate({ params: { id: delivery.id } })}>
            {text('log.repeat')}
          </Button>
        )
      }
    >
      <div className={styles.panel}>
        {repeat.error && <Message tone="danger">{failureText(repeat.error)}</Message>}
        <p role="status" className={styles.outcome}>
          <DeliveryState state={state} /> {deliveryWords(delivery)}
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.heading}>{text('log.message')}</h3>
        <CodeBlock label={text('log.message')} language="json" code={JSON.stringify(message, null, 2)} />
      </div>
    </SidePanel>
  );
}
