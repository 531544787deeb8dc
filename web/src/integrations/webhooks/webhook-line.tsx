import type { Webhook, WebhookWithSecret } from '@plateprint/shared/integrations/webhook.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Message } from '../../ui/message.tsx';
import styles from '../integration.module.css';
import { useDeliveryWords } from './use-delivery-words.ts';
import { useEventName } from './use-event-name.ts';
import { useWebhookDeeds } from './use-webhook-deeds.ts';
import looks from './webhook.module.css';

interface WebhookLineProps {
  webhook: Webhook;
  onChange: () => void;
  onSecret: (rotated: WebhookWithSecret) => void;
}

type Asked = 'rotate' | 'remove';

/** One address: what it is told of, how it does, and what can be done with it. */
export function WebhookLine({ webhook, onChange, onSecret }: WebhookLineProps) {
  const text = useText('integrations');
  const format = useFormat();
  const eventName = useEventName();
  const deeds = useWebhookDeeds(webhook, onSecret);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { url, events, active } = webhook;
  return (
    <li className={looks.webhook}>
      <div className={looks.head}>
        <code className={styles.code}>{url}</code>
        <Menu
          label={text('deeds', { name: url })}
          size="small"
          entries={[
            { id: 'change', label: text('change'), icon: 'edit', onAction: onChange },
            { id: 'rotate', label: text('webhook.rotate'), icon: 'key', onAction: () => setAsked('rotate') },
            {
              id: 'remove',
              label: text('webhook.remove'),
              icon: 'bin',
              danger: true,
              apart: true,
              onAction: () => setAsked('remove'),
            },
          ]}
        />
      </div>
      <p className={styles.quiet}>{events.map(eventName).join(' · ')}</p>
      <WebhookState webhook={webhook} />
      <div className={looks.deeds}>
        <Button
          size="small"
          busy={deeds.isTesting}
          aria-label={`${text('webhook.test')}${format.colon} ${url}`}
          onClick={deeds.test}
        >
          {text('webhook.test')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={deeds.isChanging}
          aria-label={`${text(active ? 'webhook.pause' : 'webhook.resume')}${format.colon} ${url}`}
          onClick={() => deeds.setActive(!active)}
        >
          {text(active ? 'webhook.pause' : 'webhook.resume')}
        </Button>
      </div>
      <Tested deeds={deeds} />
      <ConfirmDialog
        title={text(`webhook.${asked ?? 'remove'}Title`)}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) deeds[asked]();
          setAsked(null);
        }}
        confirmLabel={text(`webhook.${asked ?? 'remove'}`)}
        danger={asked === 'remove'}
      >
        <p className={looks.url}>{url}</p>
        <p>{text(`webhook.${asked ?? 'remove'}Lead`)}</p>
      </ConfirmDialog>
    </li>
  );
}

function WebhookState({ webhook: { active, failingSince } }: { webhook: Webhook }) {
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

/** What the address answered to the test. */
function Tested({ deeds: { tested, isTesting } }: { deeds: ReturnType<typeof useWebhookDeeds> }) {
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
