import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import type { Webhook } from '@plateprint/shared/integrations/webhook.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import styles from '../integration.module.css';

interface WebhookCountProps {
  integration: Integration;
  /** Its own; null until they are read. */
  webhooks: readonly Webhook[] | null;
  /** Then nobody is asked for a first one. */
  isReadOnly: boolean;
  onOpen: () => void;
}

/** The number of addresses of an integration, and the way to them; one that fails is seen from the list. */
export function WebhookCount({ integration, webhooks, isReadOnly, onOpen }: WebhookCountProps) {
  const text = useText('integrations');
  const format = useFormat();
  if (webhooks === null || (isReadOnly && webhooks.length === 0)) return '–';
  const words = text('webhook.count', { count: webhooks.length });
  return (
    <span>
      <button
        type="button"
        className={styles.count}
        aria-label={`${words}${format.colon} ${text('webhook.titleOf', { name: integration.name })}`}
        onClick={onOpen}
      >
        {words}
      </button>
      {webhooks.some(({ failingSince }) => failingSince !== null) && (
        <span className={styles.line}>
          <Badge tone="warning" icon="alert">
            {text('webhook.failing')}
          </Badge>
        </span>
      )}
    </span>
  );
}
