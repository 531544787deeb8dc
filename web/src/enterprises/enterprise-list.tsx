import { mayFormEnterprises } from '@plateprint/shared/access/enterprise-abilities.ts';
import { type Enterprise, listEnterprises } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { useState } from 'react';
import { usePages } from '../platform/api/use-pages.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { Button } from '../ui/control/button.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Link } from '../ui/control/link.tsx';
import { Page, PageHeader } from '../ui/layout/page-header.tsx';
import { PagedList } from '../ui/table/paged-list.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import type { Column } from '../ui/table/table.tsx';
import { useActor } from '../users/actor.ts';
import { EnterprisePanel } from './enterprise-panel.tsx';
import styles from './enterprise.module.css';
import { useRestoreEnterprise } from './use-restore-enterprise.ts';

/** Those that are there, and for those who form them those that were deleted in the last 30 days. */
export function EnterpriseList() {
  const text = useText('enterprises');
  const mayForm = mayFormEnterprises(useActor());
  const { typed, setTyped, words } = useSearchWords();
  const [isAdding, setIsAdding] = useState(false);
  const [isBin, setIsBin] = useState(false);
  const columns = useColumns(isBin);
  const restore = useRestoreEnterprise();
  const pages = usePages(listEnterprises, { query: { ...(words && { search: words }), ...(isBin && { bin: true }) } });
  const nothing = isBin ? ({ picture: 'plate', words: 'bin.empty' } as const) : ({ picture: 'paper', words: 'empty' } as const);
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          mayForm && (
            <Button variant="primary" icon="add" onClick={() => setIsAdding(true)}>
              {text('add')}
            </Button>
          )
        }
      />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={text('search')} value={typed} onChange={setTyped} slashFocuses />
        </div>
        {mayForm && (
          <SegmentedControl
            label={text('title')}
            value={isBin ? 'bin' : 'here'}
            segments={[
              { value: 'here', label: text('title') },
              { value: 'bin', label: text('bin.title') },
            ]}
            onChange={(shown) => setIsBin(shown === 'bin')}
          />
        )}
      </div>
      <PagedList
        pages={pages}
        list={text('title')}
        empty={
          <EmptyState
            picture={words ? 'search' : nothing.picture}
            title={text(words ? 'notFoundTitle' : `${nothing.words}Title`)}
          >
            {words ? text('notFound', { words }) : text(nothing.words)}
          </EmptyState>
        }
      >
        {(items) => (
          <DataTable
            caption={text('title')}
            columns={columns}
            rows={items}
            keyOf={(enterprise) => enterprise.id}
            {...(isBin && {
              renderActions: (enterprise: Enterprise) => (
                <Button size="small" icon="undo" onClick={() => restore(enterprise)}>
                  {text('bin.restore')}
                </Button>
              ),
            })}
          />
        )}
      </PagedList>
      {isAdding && <EnterprisePanel enterprise={null} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function useColumns(isBin: boolean): Column<Enterprise>[] {
  const text = useText('enterprises');
  const format = useFormat();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: ({ id, name }) =>
        isBin ? (
          name
        ) : (
          <Link to="/enterprises/{-$id}" params={{ id }} quiet>
            {name}
          </Link>
        ),
    },
    {
      id: 'organizations',
      label: text('organizations'),
      numeric: true,
      cell: ({ organizationCount }) => format.number(organizationCount),
    },
    { id: 'since', label: text('since'), wideOnly: true, cell: ({ created }) => format.date(created) },
  ];
}
