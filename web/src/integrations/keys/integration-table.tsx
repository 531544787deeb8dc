import { type Integration, KEY_BEGINNING } from '@plateprint/shared/integrations/integration.ts';
import type { Webhook } from '@plateprint/shared/integrations/webhook.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { Column } from '../../ui/table.tsx';
import styles from '../integration.module.css';
import { WebhookCount } from '../webhooks/webhook-count.tsx';

export type IntegrationDeed = 'change' | 'rotate' | 'endFormer' | 'webhooks' | 'delete';

interface IntegrationTableProps {
  integrations: readonly Integration[];
  /** Of all of them; null until they are read. */
  webhooks: readonly Webhook[] | null;
  isBin: boolean;
  onDeed: (deed: IntegrationDeed, integration: Integration) => void;
  onRestore: (integration: Integration) => void;
}

export function IntegrationTable({ integrations, webhooks, isBin, onDeed, onRestore }: IntegrationTableProps) {
  const text = useText('integrations');
  const columns = useColumns(onDeed, webhooks, isBin);
  return (
    <DataTable
      caption={text('title')}
      columns={columns}
      rows={integrations}
      keyOf={({ id }) => id}
      renderActions={(integration) =>
        isBin ? (
          <Button size="small" icon="undo" onClick={() => onRestore(integration)}>
            {text('restore')}
          </Button>
        ) : (
          <RowMenu integration={integration} onDeed={(deed) => onDeed(deed, integration)} />
        )
      }
    />
  );
}

function RowMenu({ integration, onDeed }: { integration: Integration; onDeed: (deed: IntegrationDeed) => void }) {
  const text = useText('integrations');
  return (
    <Menu
      label={text('deeds', { name: integration.name })}
      entries={[
        { id: 'change', label: text('change'), icon: 'edit', onAction: () => onDeed('change') },
        { id: 'webhooks', label: text('webhook.title'), icon: 'share', onAction: () => onDeed('webhooks') },
        { id: 'rotate', label: text('rotate.open'), icon: 'key', onAction: () => onDeed('rotate') },
        ...(integration.formerKeyUntil === null
          ? []
          : [
              {
                id: 'endFormer',
                label: text('endFormer.open'),
                icon: 'close' as const,
                onAction: () => onDeed('endFormer'),
              },
            ]),
        { id: 'delete', label: text('delete'), icon: 'bin', danger: true, apart: true, onAction: () => onDeed('delete') },
      ]}
    />
  );
}

function useColumns(
  onDeed: IntegrationTableProps['onDeed'],
  webhooks: IntegrationTableProps['webhooks'],
  isBin: boolean,
): Column<Integration>[] {
  const text = useText('integrations');
  const format = useFormat();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: (integration) =>
        isBin ? (
          integration.name
        ) : (
          <button type="button" className={styles.link} onClick={() => onDeed('change', integration)}>
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
                onOpen={() => onDeed('webhooks', integration)}
              />
            ),
          },
        ]),
  ];
}

/** What the key is good for, in words. */
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
