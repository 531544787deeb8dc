import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { Page, PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/choice/tabs.tsx';
import type { DeveloperSearch } from '../../developer-search.ts';
import { Assistants } from '../assistants.tsx';
import { WebhookGuide } from '../deliveries/webhook-guide.tsx';
import { KeyList } from './key-list.tsx';
import { Reference } from '../reference/reference.tsx';
import { Start } from './start.tsx';

const TABS = ['start', 'keys', 'reference', 'webhooks', 'assistants'] as const;
type TabId = (typeof TABS)[number];

/** For those who connect a program: how to begin, every call with its example, what was sent to their addresses. */
export function DeveloperPage() {
  const text = useText('integrations/developer');
  const navigate = useNavigate();
  const search: DeveloperSearch = useSearch({ strict: false });
  // Only here, for as long as the page stands open: a key is neither stored nor part of an address.
  const [key, setKey] = useState('');
  const selected = tabOf(search);
  const go = (to: DeveloperSearch) => void navigate({ to: '/developer', search: to });
  const content: Record<TabId, React.ReactNode> = {
    start: <Start onTry={(op) => go({ tab: 'reference', op })} />,
    keys: <KeyList />,
    reference: (
      <Reference
        operationId={search.op ?? null}
        onOperation={(op) => go({ tab: 'reference', ...(op !== null && { op }) })}
        apiKey={key}
        onApiKey={setKey}
      />
    ),
    webhooks: <WebhookGuide webhookId={search.webhook ?? null} />,
    assistants: <Assistants />,
  };
  return (
    <Page wide>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        trail={
          <Breadcrumbs
            crumbs={[
              <Link key="up" to="/integrations" quiet>
                {text('integrations')}
              </Link>,
              text('title'),
            ]}
          />
        }
      />
      <Tabs
        label={text('title')}
        tabs={TABS.map((id) => ({ id, label: text(`tabs.${id}`), content: content[id] }))}
        selected={selected}
        onSelect={(tab) => go({ tab })}
      />
    </Page>
  );
}

/** An address that names an operation leads to the reference. */
function tabOf({ tab, op }: DeveloperSearch): TabId {
  return TABS.find((each) => each === tab) ?? (op === undefined ? 'start' : 'reference');
}
