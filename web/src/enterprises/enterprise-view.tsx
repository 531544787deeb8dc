import { mayFormEnterprises } from '@plateprint/shared/access/enterprise-abilities.ts';
import { type AssociatedOrganization, readEnterprise } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { useState } from 'react';
import { usePages } from '../platform/api/use-pages.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { Button } from '../ui/control/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { ButtonLink, Link } from '../ui/control/link.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import { Page, PageHeader } from '../ui/layout/page-header.tsx';
import { PagedList } from '../ui/table/paged-list.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { useActor } from '../users/actor.ts';
import { AssociatePanel } from './associate-panel.tsx';
import { DeleteEnterprise } from './delete-enterprise.tsx';
import { DissociateDialog } from './dissociate-dialog.tsx';
import { EnterpriseOrganizations } from './enterprise-organizations.tsx';
import { EnterprisePanel } from './enterprise-panel.tsx';
import styles from './enterprise.module.css';

/** One enterprise: its organizations, each with the way into it. */
export function EnterpriseView({ id }: { id: string }) {
  const text = useText('enterprises');
  const mayForm = mayFormEnterprises(useActor());
  const { typed, setTyped, words } = useSearchWords();
  const [open, setOpen] = useState<'rename' | 'associate' | 'delete' | null>(null);
  const [leaving, setLeaving] = useState<AssociatedOrganization | null>(null);
  const { data, error, refetch } = useRead(readEnterprise, { params: { id } });
  const pages = usePages(readEnterprise, { params: { id }, query: words ? { search: words } : {} });
  const enterprise = data?.enterprise;
  const close = () => setOpen(null);
  const actions = [
    ...(enterprise?.mayEdit
      ? [{ id: 'rename', label: text('rename'), icon: 'edit' as const, onAction: () => setOpen('rename') }]
      : []),
    ...(mayForm
      ? [{ id: 'delete', label: text('delete'), icon: 'bin' as const, danger: true, onAction: () => setOpen('delete') }]
      : []),
  ];

  return (
    <Page>
      <PageHeader
        title={enterprise?.name ?? text('enterprise')}
        lead={enterprise && text('count', { count: enterprise.organizationCount })}
        trail={
          <Breadcrumbs
            crumbs={[
              <Link key="up" to="/enterprises/{-$id}" params={{ id: undefined }} quiet>
                {text('title')}
              </Link>,
              enterprise?.name ?? text('enterprise'),
            ]}
          />
        }
        actions={
          enterprise && (
            <>
              {actions.length > 0 && <Menu label={text('actions', { name: enterprise.name })} entries={actions} />}
              <ButtonLink to="/dashboard" search={{ view: 'enterprise', of: enterprise.id }} icon="chart">
                {text('compare')}
              </ButtonLink>
              {mayForm && (
                <Button variant="primary" icon="add" onClick={() => setOpen('associate')}>
                  {text('associate')}
                </Button>
              )}
            </>
          )
        }
      />
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className={styles.tools}>
            <div className={styles.search}>
              <SearchField label={text('searchOrganizations')} value={typed} onChange={setTyped} slashFocuses />
            </div>
          </div>
          <PagedList
            pages={pages}
            list={text('organizations')}
            empty={
              <EmptyState picture={words ? 'search' : 'paper'} title={text(words ? 'notFoundTitle' : 'noneTitle')}>
                {words ? text('notFound', { words }) : text('none')}
              </EmptyState>
            }
          >
            {(items) => <EnterpriseOrganizations organizations={items} onDissociate={mayForm ? setLeaving : null} />}
          </PagedList>
        </>
      )}
      {enterprise && open === 'rename' && <EnterprisePanel enterprise={enterprise} onClose={close} />}
      {enterprise && open === 'associate' && <AssociatePanel enterprise={enterprise} onClose={close} />}
      {enterprise && open === 'delete' && <DeleteEnterprise enterprise={enterprise} onClose={close} />}
      {enterprise && leaving && (
        <DissociateDialog enterprise={enterprise} organization={leaving} onClose={() => setLeaving(null)} />
      )}
    </Page>
  );
}
