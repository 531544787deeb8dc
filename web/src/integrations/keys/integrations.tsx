import { listIntegrations } from '@plateprint/shared/integrations/integration-api.ts';
import type { Integration, IntegrationWithKey } from '@plateprint/shared/integrations/integration.ts';
import { listWebhooks } from '@plateprint/shared/integrations/webhook-api.ts';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import styles from '../integration.module.css';
import { SecretOnce, type ShownSecret } from '../secret-once.tsx';
import { WebhookPanel } from '../webhooks/webhook-panel.tsx';
import { EndFormerKey } from './end-former-key.tsx';
import { FirstCall } from './first-call.tsx';
import { IntegrationPanel } from './integration-panel.tsx';
import { IntegrationTable } from './integration-table.tsx';
import type { IntegrationAction } from './use-integration-columns.tsx';
import { RotateKey } from './rotate-key.tsx';
import { useIntegrationsBin } from './use-integrations-bin.ts';

interface IntegrationsProps {
  organizationId: string;
  /** Everything can be seen, and nothing changed. */
  isReadOnly: boolean;
  /** Opens the addresses of an integration, or closes them. */
  onWebhooks: (integrationId: string | null) => void;
}

type Open = { action: Exclude<IntegrationAction, 'webhooks'>; integration: Integration } | { action: 'add' };

interface ShownKey extends ShownSecret {
  /** Whether it opens the open API, whose first call stands beside it. */
  mayCall: boolean;
}

/** Those in use, or the bin: each a list of its own, so that no row of the one is seen with the actions of the other. */
export function Integrations(props: IntegrationsProps) {
  const [isBin, setIsBin] = useState(false);
  return <IntegrationList key={String(isBin)} {...props} isBin={isBin} onBin={setIsBin} />;
}

interface IntegrationListProps extends IntegrationsProps {
  isBin: boolean;
  onBin: (isBin: boolean) => void;
}

/** The list with what is done from it. */
function IntegrationList({ organizationId, isReadOnly, onWebhooks, isBin, onBin }: IntegrationListProps) {
  const text = useText('integrations');
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState<ShownKey | null>(null);
  const openId: string | undefined = useSearch({ strict: false, select: (search) => search.webhooks });
  const { putIn, takeOut } = useIntegrationsBin();
  const pages = usePages(listIntegrations, { query: { organizationId, ...(isBin && { bin: true }) } });
  const webhooks = useRead(listWebhooks, { query: { organizationId } });
  const close = () => setOpen(null);
  const showKey = ({ name, key, open_api: mayCall }: IntegrationWithKey, after?: string) => {
    setOpen(null);
    if (key !== null) setShown({ kind: 'key', name, secret: key, mayCall, ...(after !== undefined && { after }) });
  };
  const add = !isReadOnly && (
    <Button variant="primary" icon="add" onClick={() => setOpen({ action: 'add' })}>
      {text('add')}
    </Button>
  );
  // Where nothing may be made, an empty list is no invitation.
  if (isReadOnly && !isBin && pages.items?.length === 0) return null;
  const withWebhooks = pages.items?.find(({ id }) => id === openId);

  return (
    <div>
      <div className={styles.tools}>
        <SegmentedControl
          label={text('title')}
          value={isBin ? 'bin' : 'here'}
          segments={[
            { value: 'here', label: text('here') },
            { value: 'bin', label: text('bin') },
          ]}
          onChange={(value) => onBin(value === 'bin')}
        />
        {!isBin && pages.items !== null && pages.items.length > 0 && <div className={styles.end}>{add}</div>}
      </div>
      <PagedList pages={pages} list={text('title')} empty={<NoIntegrations isBin={isBin} action={!isBin && add} />}>
        {(items) => (
          <IntegrationTable
            integrations={items}
            webhooks={webhooks.data?.items ?? null}
            isBin={isBin}
            isReadOnly={isReadOnly}
            onRestore={takeOut}
            onAction={(action, integration) => {
              if (action === 'delete') void putIn(integration);
              else if (action === 'webhooks') onWebhooks(integration.id);
              else setOpen({ action, integration });
            }}
          />
        )}
      </PagedList>
      {(open?.action === 'add' || open?.action === 'change') && (
        <IntegrationPanel
          organizationId={organizationId}
          integration={open.action === 'change' ? open.integration : null}
          onClose={close}
          onMade={showKey}
        />
      )}
      {open?.action === 'rotate' && <RotateKey integration={open.integration} onClose={close} onRotated={showKey} />}
      {open?.action === 'endFormer' && <EndFormerKey integration={open.integration} onClose={close} />}
      {withWebhooks && !isBin && (
        <WebhookPanel integration={withWebhooks} isReadOnly={isReadOnly} onClose={() => onWebhooks(null)} />
      )}
      {shown && (
        <SecretOnce shown={shown} onClose={() => setShown(null)}>
          {(onCopied) => shown.mayCall && <FirstCall apiKey={shown.secret} onCopied={onCopied} />}
        </SecretOnce>
      )}
    </div>
  );
}

function NoIntegrations({ isBin, action }: { isBin: boolean; action: ReactNode }) {
  const text = useText('integrations');
  return (
    <EmptyState picture={isBin ? 'plate' : 'socket'} title={text(isBin ? 'binEmptyTitle' : 'emptyTitle')} action={action}>
      {text(isBin ? 'binEmpty' : 'empty')}
    </EmptyState>
  );
}
