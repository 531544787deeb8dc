import type { Webhook, WebhookWithSecret } from '@plateprint/shared/integrations/webhook.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from '../integration.module.css';
import { useEventName } from './use-event-name.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import looks from './webhook.module.css';
import { Tested, WebhookState } from './webhook-state.tsx';

interface WebhookLineProps {
  webhook: Webhook;
  isReadOnly: boolean;
  onChange: () => void;
  onSecret: (rotated: WebhookWithSecret) => void;
}

type WebhookQuestion = 'rotate' | 'remove';

/** One address: the events that it receives, how it does, and what can be done with it. */
export function WebhookLine({ webhook, isReadOnly, onChange, onSecret }: WebhookLineProps) {
  const text = useText('integrations');
  const format = useFormat();
  const eventName = useEventName();
  const actions = useWebhookActions(webhook, onSecret);
  const [asked, setAsked] = useState<WebhookQuestion | null>(null);
  const { url, events, active } = webhook;
  return (
    <li className={looks.webhook}>
      <div className={looks.head}>
        <code className={styles.code}>{url}</code>
        {!isReadOnly && (
          <Menu
            label={text('actions', { name: url })}
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
        )}
      </div>
      <p className={styles.quiet}>{events.map(eventName).join(' · ')}</p>
      <WebhookState webhook={webhook} />
      {!isReadOnly && (
        <div className={looks.actions}>
          <Button
            size="small"
            busy={actions.isTesting}
            aria-label={`${text('webhook.test')}${format.colon} ${url}`}
            onClick={actions.test}
          >
            {text('webhook.test')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={actions.isChanging}
            aria-label={`${text(active ? 'webhook.pause' : 'webhook.resume')}${format.colon} ${url}`}
            onClick={() => actions.setActive(!active)}
          >
            {text(active ? 'webhook.pause' : 'webhook.resume')}
          </Button>
        </div>
      )}
      <Tested actions={actions} />
      <ConfirmDialog
        title={text(`webhook.${asked ?? 'remove'}Title`)}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) actions[asked]();
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
