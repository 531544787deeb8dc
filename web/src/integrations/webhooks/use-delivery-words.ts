import type { WebhookDelivery } from '@plateprint/shared/integrations/webhook.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** The answer of an address to a message, or why there was none: "Answered 200 in 84 ms". */
export function useDeliveryWords(): (delivery: WebhookDelivery) => string {
  const text = useText('integrations');
  const format = useFormat();
  return ({ status, failure, took }) => {
    const time = took === null ? '–' : format.number(took, { decimals: 0 });
    if (failure !== null && failure !== 'refused_status') return text(`failure.${failure}`);
    if (status === null) return text('delivery.notTried');
    return text(failure === null ? 'delivery.answered' : 'delivery.refused', { status: String(status), time });
  };
}
