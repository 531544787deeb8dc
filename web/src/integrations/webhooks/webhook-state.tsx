import type { Webhook } from '@plateprint/shared/integrations/webhook.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useDeliveryWords } from './use-delivery-words.ts';
import { useWebhookActions } from './use-webhook-actions.ts';

export function WebhookState({ webhook: { active, failingSince } }: { webhook: Webhook }) {
  const text = useText('integrations');
  const format = useFormat();
  if (failingSince !== null) {
    return (
      <p>
        <Badge tone={active ? 'warning' : 'danger'} icon="alert">
          {text(active ? 'webhook.failingSince' : 'webhook.turnedOff', { moment: format.moment(failingSince) })}
        </Badge>
      </p>
    );
  }
  return (
    <p>
      <Badge tone={active ? 'good' : 'neutral'}>{text(active ? 'webhook.active' : 'webhook.paused')}</Badge>
    </p>
  );
}

/** The answer of the address to the test. */
export function Tested({ actions: { tested, isTesting } }: { actions: ReturnType<typeof useWebhookActions> }) {
  const text = useText('integrations');
  const deliveryWords = useDeliveryWords();
  return (
    <div role="status">
      {tested && !isTesting && (
        <Message tone={tested.state === 'delivered' ? 'good' : 'warning'}>
          {text(tested.state === 'delivered' ? 'webhook.arrived' : 'webhook.notArrived')} {deliveryWords(tested)}
        </Message>
      )}
    </div>
  );
}
