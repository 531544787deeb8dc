import { classNames } from '../../ui/class-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Sorting } from '../../ui/table.tsx';
import look from '../../ui/table.module.css';
import { NEWEST_FIRST } from './recipe-overview-order.ts';
import styles from './recipe-table.module.css';

interface RecipeTableHeadProps {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function RecipeTableHead(props: RecipeTableHeadProps) {
  const text = useText('recipes');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <SortHead {...props} column="name" label={text('overview.name')} />
        <SortHead {...props} column="category" label={text('editor.category')} className={styles.category} />
        <SortHead {...props} column="footprint" label={text('overview.footprint')} className={styles.footprint} />
        <SortHead {...props} column="changed" label={text('overview.changed')} className={styles.changed} />
        <td className={styles.deeds} />
      </tr>
    </thead>
  );
}

interface SortHeadProps extends RecipeTableHeadProps {
  column: string;
  label: string;
  className?: string | undefined;
}

function SortHead({ column, label, className, sorting, onSort }: SortHeadProps) {
  const isSorted = sorting.column === column;
  const direction = isSorted ? sorting.direction : null;
  // Newest first is the server's own order, and then a part of the list is enough.
  const next: Sorting =
    column === NEWEST_FIRST.column && direction !== 'descending'
      ? NEWEST_FIRST
      : { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return (
    <th scope="col" className={className} aria-sort={direction ?? undefined}>
      <button type="button" className={look.sort} onClick={() => onSort(next)}>
        {label}
        <span className={classNames(look.arrow, isSorted && look.sorted)}>
          <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={14} />
        </span>
      </button>
    </th>
  );
}
