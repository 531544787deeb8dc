import { deleteWebhook, testWebhook, updateWebhook } from '@plateprint/shared/integrations/webhook-api.ts';
import type { Webhook, WebhookWithSecret } from '@plateprint/shared/integrations/webhook.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useAlert } from '../../organizations/use-alert.ts';
import { WEBHOOK_REFRESHES } from './webhook-form.tsx';

/** A message is waited for as long as its address may take, and then some. Milliseconds. */
const TEST_TIMEOUT = 60_000;

/** The actions on an address; failures are shown. */
export function useWebhookActions({ id, url }: Webhook, onSecret: (rotated: WebhookWithSecret) => void) {
  const text = useText('integrations');
  const notices = useNotices();
  const alert = useAlert();
  const tell = { onError: alert };
  const update = useChange(updateWebhook, { refreshes: WEBHOOK_REFRESHES });
  const rotate = useChange(updateWebhook, { refreshes: WEBHOOK_REFRESHES, onSuccess: onSecret });
  const remove = useChange(deleteWebhook, {
    refreshes: WEBHOOK_REFRESHES,
    onSuccess: () => notices.show({ message: text('webhook.removed', { url }) }),
  });
  const test = useChange(testWebhook, { refreshes: WEBHOOK_REFRESHES, timeout: TEST_TIMEOUT });
  return {
    setActive: (active: boolean) => update.mutate({ params: { id }, body: { active } }, tell),
    rotate: () => rotate.mutate({ params: { id }, body: { rotate: true } }, tell),
    remove: () => remove.mutate({ params: { id } }, tell),
    test: () => test.mutate({ params: { id } }, tell),
    tested: test.data ?? null,
    isTesting: test.isPending,
    isChanging: update.isPending || rotate.isPending || remove.isPending,
  };
}
