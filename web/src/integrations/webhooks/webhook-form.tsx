import { createWebhook, listDeliveries, listWebhooks, updateWebhook } from '@plateprint/shared/integrations/webhook-api.ts';
import { EVENTS } from '@plateprint/shared/kernel/event.ts';
import { type Webhook, type WebhookEvent, type WebhookWithSecret } from '@plateprint/shared/integrations/webhook.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from '../integration.module.css';
import { useEventName } from './use-event-name.ts';
import { isWebhookAddress } from './webhook-address.ts';
import looks from './webhook.module.css';

/** Reads that are out of date once an address is changed. */
export const WEBHOOK_REFRESHES = [listWebhooks, listDeliveries];

interface WebhookFormProps {
  integrationId: string;
  /** Null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** With the secret, where the address is new. */
  onSaved: (saved: WebhookWithSecret) => void;
}

/** Why the server refuses an address. */
function refusalText(code: string) {
  if (code === 'private_address') return 'webhook.urlPrivate';
  return code === 'not_https' ? 'webhook.urlNotHttps' : 'webhook.urlWrong';
}

/** An address and the events that it receives. */
export function WebhookForm({ integrationId, webhook, onClose, onSaved }: WebhookFormProps) {
  const text = useText('integrations');
  const ui = useText('ui');
  const failureText = useFailureText();
  const eventName = useEventName();
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? EVENTS);
  const [wasTried, setWasTried] = useState(false);
  const create = useChange(createWebhook, { refreshes: WEBHOOK_REFRESHES, onSuccess: onSaved });
  const update = useChange(updateWebhook, { refreshes: WEBHOOK_REFRESHES, onSuccess: onSaved });
  const failure = create.error ?? update.error;
  const isBusy = create.isPending || update.isPending;
  const isWrongAddress = !isWebhookAddress(url.trim());
  const refusal = failure?.fields.find(({ path }) => path === 'url');

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isWrongAddress) return focusFirstProblem(form.current);
    if (events.length === 0 || isBusy) return;
    const body = { url: url.trim(), events: EVENTS.filter((each) => events.includes(each)) };
    const onError = () => focusFirstProblem(form.current);
    if (webhook) update.mutate({ params: { id: webhook.id }, body }, { onError });
    else create.mutate({ body: { integrationId, ...body } }, { onError });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {failure && !refusal && <Message tone="danger">{failureText(failure)}</Message>}
      <TextField
        autoFocus
        label={text('webhook.url')}
        hint={text('webhook.urlHint')}
        placeholder="https://"
        type="url"
        name="webhook-url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={url}
        onChange={setUrl}
        problem={(wasTried && isWrongAddress && text('webhook.urlWrong')) || (refusal && text(refusalText(refusal.code)))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('webhook.events')}</legend>
        {EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={eventName(event)}
            hint={event}
            checked={events.includes(event)}
            onChange={(checked) => setEvents(checked ? [...events, event] : events.filter((each) => each !== event))}
          />
        ))}
        {wasTried && events.length === 0 && (
          <p className={styles.problem} role="alert">
            {text('webhook.eventMissing')}
          </p>
        )}
      </fieldset>
      <div className={looks.actions}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {webhook ? ui('save') : text('webhook.addConfirm')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {ui('cancel')}
        </Button>
      </div>
    </form>
  );
}
