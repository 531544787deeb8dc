import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Logo } from '../../organizations/logo.tsx';
import { useLocationName } from '../../organizations/use-location-names.ts';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { Column } from '../../ui/table/table.tsx';
import styles from './restaurant.module.css';

interface RestaurantTableProps {
  restaurants: readonly RestaurantDetails[];
  onEdit: (restaurant: RestaurantDetails) => void;
  onDelete: (restaurant: RestaurantDetails) => void;
  onRestore: (restaurant: RestaurantDetails) => void;
}

export function RestaurantTable({ restaurants, onEdit, onDelete, onRestore }: RestaurantTableProps) {
  const text = useText('restaurants/details');
  const columns = useColumns();
  return (
    <DataTable
      caption={text('title')}
      columns={columns}
      rows={restaurants}
      keyOf={(restaurant) => restaurant.id}
      renderActions={(restaurant) => {
        if (restaurant.deleted) {
          return (
            restaurant.mayDelete && (
              <Button size="small" icon="undo" onClick={() => onRestore(restaurant)}>
                {text('restore')}
              </Button>
            )
          );
        }
        const actions = [
          ...(restaurant.mayEdit
            ? [{ id: 'edit', label: text('edit'), icon: 'edit' as const, onAction: () => onEdit(restaurant) }]
            : []),
          ...(restaurant.mayDelete
            ? [
                {
                  id: 'delete',
                  label: text('delete'),
                  icon: 'bin' as const,
                  danger: true,
                  apart: true,
                  onAction: () => onDelete(restaurant),
                },
              ]
            : []),
        ];
        return actions.length > 0 && <Menu label={text('actions', { name: restaurant.name })} entries={actions} />;
      }}
    />
  );
}

function useColumns(): Column<RestaurantDetails>[] {
  const text = useText('restaurants/details');
  const format = useFormat();
  const locationName = useLocationName();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: ({ id, name, logo, deleted }) => (
        <span className={styles.named}>
          <Logo path={logo} icon="restaurant" />
          {deleted ? (
            name
          ) : (
            <Link to="/restaurant/{-$id}" params={{ id }} quiet>
              {name}
            </Link>
          )}
        </span>
      ),
    },
    {
      id: 'location',
      label: text('location'),
      cell: ({ location, ownLocation }) =>
        ownLocation === null ? text('organizationsLocation', { location: locationName(location) }) : locationName(location),
    },
    {
      id: 'since',
      label: text('since'),
      wideOnly: true,
      cell: ({ created, deleted }) => (deleted ? text('deletedAgo', { ago: format.ago(deleted) }) : format.date(created)),
    },
  ];
}
