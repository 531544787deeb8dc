import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { type IntegrationAction, type IntegrationTableProps, useIntegrationColumns } from './use-integration-columns.tsx';

export function IntegrationTable(props: IntegrationTableProps) {
  const { integrations, isBin, isReadOnly, onAction, onRestore } = props;
  const text = useText('integrations');
  const columns = useIntegrationColumns(props);
  return (
    <DataTable<Integration>
      caption={text('title')}
      columns={columns}
      rows={integrations}
      keyOf={({ id }) => id}
      {...(!isReadOnly && {
        renderActions: (integration) =>
          isBin ? (
            <Button size="small" icon="undo" onClick={() => onRestore(integration)}>
              {text('restore')}
            </Button>
          ) : (
            <RowMenu integration={integration} onAction={(action) => onAction(action, integration)} />
          ),
      })}
    />
  );
}

function RowMenu({ integration, onAction }: { integration: Integration; onAction: (action: IntegrationAction) => void }) {
  const text = useText('integrations');
  return (
    <Menu
      label={text('actions', { name: integration.name })}
      entries={[
        { id: 'change', label: text('change'), icon: 'edit', onAction: () => onAction('change') },
        { id: 'webhooks', label: text('webhook.title'), icon: 'share', onAction: () => onAction('webhooks') },
        { id: 'rotate', label: text('rotate.open'), icon: 'key', onAction: () => onAction('rotate') },
        ...(integration.formerKeyUntil === null
          ? []
          : [
              {
                id: 'endFormer',
                label: text('endFormer.open'),
                icon: 'close' as const,
                onAction: () => onAction('endFormer'),
              },
            ]),
        { id: 'delete', label: text('delete'), icon: 'bin', danger: true, apart: true, onAction: () => onAction('delete') },
      ]}
    />
  );
}
