import { type Integration, KEY_BEGINNING } from '@plateprint/shared/integrations/integration.ts';
import type { Webhook } from '@plateprint/shared/integrations/webhook.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import type { Column } from '../../ui/table/table.tsx';
import styles from '../integration.module.css';
import { WebhookCount } from '../webhooks/webhook-count.tsx';

export type IntegrationAction = 'change' | 'rotate' | 'endFormer' | 'webhooks' | 'delete';

export interface IntegrationTableProps {
  integrations: readonly Integration[];
  /** Of all of them; null until they are read. */
  webhooks: readonly Webhook[] | null;
  isBin: boolean;
  isReadOnly: boolean;
  onAction: (action: IntegrationAction, integration: Integration) => void;
  onRestore: (integration: Integration) => void;
}

export function useIntegrationColumns({ onAction, webhooks, isBin, isReadOnly }: IntegrationTableProps): Column<Integration>[] {
  const text = useText('integrations');
  const format = useFormat();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: (integration) =>
        isBin || isReadOnly ? (
          integration.name
        ) : (
          <button type="button" className={styles.link} onClick={() => onAction('change', integration)}>
            {integration.name}
          </button>
        ),
    },
    { id: 'uses', label: text('uses'), cell: (integration) => <Uses integration={integration} /> },
    { id: 'key', label: text('key'), cell: (integration) => <KeyEnd integration={integration} /> },
    {
      id: 'by',
      label: text('madeBy'),
      cell: ({ createdBy, createdAt }) => (
        <span>
          {createdBy ? `${createdBy.firstname} ${createdBy.lastname}`.trim() : '–'}
          <span className={styles.below}>{format.date(createdAt)}</span>
        </span>
      ),
    },
    isBin
      ? { id: 'deleted', label: text('deletedAt'), cell: ({ deletedAt }) => (deletedAt ? format.ago(deletedAt) : '–') }
      : {
          id: 'used',
          label: text('lastUsed'),
          cell: ({ lastUsedAt }) => (lastUsedAt ? format.ago(lastUsedAt) : text('neverUsed')),
        },
    {
      id: 'perMinute',
      label: text('perMinute'),
      numeric: true,
      wideOnly: true,
      cell: ({ perMinute }) => format.number(perMinute),
    },
    ...(isBin
      ? []
      : [
          {
            id: 'webhooks',
            label: text('webhook.title'),
            cell: (integration: Integration) => (
              <WebhookCount
                integration={integration}
                webhooks={webhooks?.filter(({ integrationId }) => integrationId === integration.id) ?? null}
                isReadOnly={isReadOnly}
                onOpen={() => onAction('webhooks', integration)}
              />
            ),
          },
        ]),
  ];
}

/** The uses of the key, in words. */
function Uses({ integration: { open_api, mapping_api } }: { integration: Integration }) {
  const text = useText('integrations');
  const uses = [open_api && text('flags.open_api'), mapping_api && text('flags.mapping_api')].filter((use) => use !== false);
  if (uses.length === 0) return text('flags.none');
  return (
    <span>
      {uses.map((use) => (
        <span key={use} className={styles.line}>
          {use}
        </span>
      ))}
    </span>
  );
}

function KeyEnd({ integration: { keyEnd, formerKeyUntil, deletedAt } }: { integration: Integration }) {
  const text = useText('integrations');
  const format = useFormat();
  return (
    <span>
      <code className={styles.keyEnd}>{`${KEY_BEGINNING}…${keyEnd}`}</code>
      {formerKeyUntil !== null && deletedAt === null && (
        <span className={styles.below}>
          <Badge tone="warning">{text('formerUntil', { moment: format.moment(formerKeyUntil) })}</Badge>
        </span>
      )}
    </span>
  );
}
