import { mayFormEnterprises } from '@plateprint/shared/access/enterprise-abilities.ts';
import { type Enterprise, listEnterprises } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { useState } from 'react';
import { usePages } from '../api/use-pages.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { Column } from '../ui/table.tsx';
import { useActor } from '../users/actor.ts';
import { EnterprisePanel } from './enterprise-panel.tsx';
import styles from './enterprise.module.css';

export function EnterpriseList() {
  const text = useText('enterprises');
  const mayForm = mayFormEnterprises(useActor());
  const { typed, setTyped, words } = useSearchWords();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useColumns();
  const pages = usePages(listEnterprises, { query: words ? { search: words } : {} });
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
        <SearchField label={text('search')} value={typed} onChange={setTyped} slashFocuses />
      </div>
      <PagedList
        pages={pages}
        list={text('title')}
        empty={
          <EmptyState picture={words ? 'search' : 'paper'} title={text(words ? 'notFoundTitle' : 'emptyTitle')}>
            {words ? text('notFound', { words }) : text('empty')}
          </EmptyState>
        }
      >
        {(items) => <DataTable caption={text('title')} columns={columns} rows={items} keyOf={(enterprise) => enterprise.id} />}
      </PagedList>
      {isAdding && <EnterprisePanel enterprise={null} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function useColumns(): Column<Enterprise>[] {
  const text = useText('enterprises');
  const format = useFormat();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: ({ id, name }) => (
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
