import { useText } from '../../../platform/i18n/use-text.ts';
import { SortButton, type Sorting } from '../../../ui/table/table.tsx';
import styles from './recipe-table.module.css';
import { useOverviewFilter } from '../filter/use-overview-filter.ts';

type SortColumn = 'name' | 'footprint' | 'changed';

export function RecipeTableHead({ choice }: { choice: React.ReactNode }) {
  const text = useText('recipes');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td className={styles.choice}>{choice}</td>
        <SortHead column="name" label={text('overview.name')} />
        <th scope="col" className={styles.category}>
          {text('editor.category')}
        </th>
        <SortHead column="footprint" label={text('overview.footprint')} className={styles.footprint} />
        <SortHead column="changed" label={text('overview.changed')} className={styles.changed} />
        <td className={styles.actions} />
      </tr>
    </thead>
  );
}

/** Of changes the newest stand first unless turned round; of names and footprints the first and the smallest. */
function sortingOf(filter: { sort?: 'name' | 'footprint' | undefined; reverse?: boolean | undefined }): Sorting {
  const column = filter.sort ?? 'changed';
  const isDescending = column === 'changed' ? !filter.reverse : Boolean(filter.reverse);
  return { column, direction: isDescending ? 'descending' : 'ascending' };
}

function SortHead({ column, label, className }: { column: SortColumn; label: string; className?: string | undefined }) {
  const { filter, change } = useOverviewFilter();
  const sorting = sortingOf(filter);
  return (
    <th scope="col" className={className} aria-sort={sorting.column === column ? sorting.direction : undefined}>
      <SortButton
        column={{ id: column, label }}
        sorting={sorting}
        onSort={({ direction }) =>
          change({
            sort: column === 'changed' ? undefined : column,
            reverse: (column === 'changed') === (direction === 'ascending') ? true : undefined,
          })
        }
      />
    </th>
  );
}
