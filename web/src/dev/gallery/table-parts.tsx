import { useState } from 'react';
import { CarbonLabel } from '../../footprint/carbon-label.tsx';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Link } from '../../ui/control/link.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useRowSelection } from '../../ui/choice/row-selection.ts';
import type { Column, Sorting } from '../../ui/table/table.tsx';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { Part } from './part.tsx';

const DISHES = [
  { name: 'Braised leeks with hazelnut', level: 'very_low', co2: 290, weight: 310 },
  { name: 'Pike-perch, beurre blanc', level: 'medium', co2: 1320, weight: 280 },
  { name: 'Ox cheek in red wine', level: 'very_high', co2: 4870, weight: 420 },
] as const;

type Dish = (typeof DISHES)[number];

const COLUMNS: readonly Column<Dish>[] = [
  {
    id: 'name',
    label: 'Dish',
    names: true,
    sortable: true,
    cell: (dish) => (
      <Link to="/recipes" quiet>
        {dish.name}
      </Link>
    ),
  },
  { id: 'state', label: 'State', cell: () => <Badge tone="good">Complete</Badge> },
  { id: 'weight', label: 'Grams', numeric: true, wideOnly: true, cell: (dish) => dish.weight },
  {
    id: 'co2',
    label: 'Per portion',
    sortable: true,
    cell: (dish) => <CarbonLabel level={dish.level} co2={dish.co2} size="small" />,
  },
];

const nothing = () => {};

export function TableParts() {
  const [sorting, setSorting] = useState<Sorting>({ column: 'co2', direction: 'ascending' });
  const selection = useRowSelection();
  const [isFailed, setIsFailed] = useState(false);
  const rows = DISHES.toSorted((one, other) => (sorting.direction === 'ascending' ? 1 : -1) * (one.co2 - other.co2));
  return (
    <Part title="Tables">
      <PagedList
        pages={{
          items: rows,
          hasMore: true,
          failure: isFailed ? new ClientFailure('timeout') : null,
          isFetchingMore: false,
          isOutdated: false,
          fetchMore: () => setIsFailed(true),
          retry: () => setIsFailed(false),
        }}
        empty={null}
      >
        {(dishes) => (
          <DataTable
            caption="Dishes"
            rows={dishes}
            keyOf={(dish) => dish.name}
            columns={COLUMNS}
            sorting={sorting}
            onSort={setSorting}
            selection={{
              ...selection,
              nameOf: (dish) => dish.name,
              actions: (
                <Button size="small" icon="bin" onClick={selection.clear}>
                  Delete
                </Button>
              ),
            }}
            renderActions={(dish) => (
              <Menu label={`More about ${dish.name}`} size="small" entries={[{ id: 'edit', label: 'Edit', onAction: nothing }]} />
            )}
          />
        )}
      </PagedList>
    </Part>
  );
}
