import { listInvoices, type InvoiceHead } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { useState } from 'react';
import { useMaySeeCosts } from '../../costs/use-may-see-costs.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import type { Column } from '../../ui/table/table.tsx';
import styles from '../purchases.module.css';
import { InvoiceDialog } from './invoice-dialog.tsx';

/** The invoices of a kitchen, the latest first. */
export function InvoiceList({ restaurantId, mayAdd }: { restaurantId: string; mayAdd: boolean }) {
  const text = useText('purchases');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const pages = usePages(listInvoices, { params: { id: restaurantId }, query: search.trim() ? { search } : {} });
  const maySeeCosts = useMaySeeCosts(restaurantId);
  const columns = useColumns(setOpened).filter(({ id }) => maySeeCosts || id !== 'net');
  return (
    <Card title={text('list.title')}>
      {(search !== '' || pages.items?.length !== 0 || pages.isOutdated) && (
        <SearchField label={text('list.search')} value={search} onChange={setSearch} slashFocuses />
      )}
      <PagedList
        pages={pages}
        list={text('list.title')}
        empty={
          search.trim() ? (
            <p className={styles.quiet}>{text('list.nothing')}</p>
          ) : (
            <EmptyState picture="purchases" title={text('list.empty')}>
              {text(mayAdd ? 'list.emptyLead' : 'list.emptyToRead')}
            </EmptyState>
          )
        }
      >
        {(items) => <DataTable caption={text('list.title')} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </PagedList>
      {opened !== null && <InvoiceDialog restaurantId={restaurantId} invoiceId={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function useColumns(open: (id: string) => void): Column<InvoiceHead>[] {
  const text = useText('purchases');
  const format = useFormat();
  return [
    {
      id: 'supplier',
      label: text('list.supplier'),
      names: true,
      cell: ({ id, supplier, number }) => (
        <span>
          <button type="button" className={styles.nameButton} onClick={() => open(id)}>
            {supplier || number}
          </button>
          <br />
          <span className={styles.small}>{number}</span>
        </span>
      ),
    },
    { id: 'date', label: text('list.date'), cell: ({ date }) => format.date(date) },
    {
      id: 'lines',
      label: text('list.lines'),
      numeric: true,
      cell: ({ lines, unweighed, kind }) => (
        <span>
          {kind !== 'invoice' && <Badge>{text(`list.${kind}`)}</Badge>} {format.number(lines)}
          {unweighed > 0 && (
            <>
              <br />
              <span className={styles.small}>{text('list.waits', { count: unweighed })}</span>
            </>
          )}
        </span>
      ),
    },
    {
      id: 'net',
      label: text('list.net'),
      numeric: true,
      cell: ({ net, currency }) => (net === null ? '–' : format.money(net, currency)),
    },
  ];
}
