import { type AdminOrganization, listAllOrganizations } from '@plateprint/shared/admin/admin-api.ts';
import { useState } from 'react';
import { usePages } from '../platform/api/use-pages.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { PagedList } from '../ui/table/paged-list.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import { AdminOrganizationTable } from './admin-organization-table.tsx';
import styles from './admin.module.css';
import { DeleteOrganization } from './delete-organization.tsx';
import { EraseOrganization } from './erasure/erase-organization.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useOrganizationsBin } from './use-organizations-bin.ts';

/** Every organization, or those deleted in the last 30 days. */
export function AdminOrganizations() {
  const text = useText('admin');
  const { typed, setTyped, words } = useSearchWords();
  const [isBin, setIsBin] = useState(false);
  const [open, setOpen] = useState<{ organization: AdminOrganization; action: 'plan' | 'delete' | 'erase' } | null>(null);
  const { takeOut } = useOrganizationsBin();
  const pages = usePages(listAllOrganizations, { query: { ...(words && { search: words }), ...(isBin && { bin: true }) } });
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={text('searchOrganizations')} value={typed} onChange={setTyped} slashFocuses />
        </div>
        <SegmentedControl
          label={text('organizations')}
          value={isBin ? 'bin' : 'here'}
          segments={[
            { value: 'here', label: text('here') },
            { value: 'bin', label: text('bin') },
          ]}
          onChange={(shown) => setIsBin(shown === 'bin')}
        />
      </div>
      <PagedList
        pages={pages}
        list={text('organizations')}
        empty={
          <EmptyState picture={words ? 'search' : 'plate'} title={text(words ? 'notFoundTitle' : 'binEmptyTitle')}>
            {words ? text('notFound', { words }) : text('binEmpty')}
          </EmptyState>
        }
      >
        {(items) => (
          <AdminOrganizationTable
            organizations={items}
            onPlan={(organization) => setOpen({ organization, action: 'plan' })}
            onDelete={(organization) => setOpen({ organization, action: 'delete' })}
            onRestore={takeOut}
            onErase={(organization) => setOpen({ organization, action: 'erase' })}
          />
        )}
      </PagedList>
      {open?.action === 'plan' && <PlanPanel organization={open.organization} onClose={() => setOpen(null)} />}
      {open?.action === 'delete' && <DeleteOrganization organization={open.organization} onClose={() => setOpen(null)} />}
      {open?.action === 'erase' && <EraseOrganization organization={open.organization} onClose={() => setOpen(null)} />}
    </>
  );
}
