import type { WebhookMessage } from '@plateprint/shared/integrations/webhook.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** Keys of texts hold no dots. */
const KEYS = {
  'report.completed': 'report_completed',
  'recipe.changed': 'recipe_changed',
  'mapping.needed': 'mapping_needed',
  'menu-plan.published': 'menu_plan_published',
  test: 'test',
} as const satisfies Record<WebhookMessage['type'], string>;

/** The event of a message, in words. */
export function useEventName(): (type: WebhookMessage['type']) => string {
  const text = useText('integrations');
  return (type) => text(`event.${KEYS[type]}`);
}
