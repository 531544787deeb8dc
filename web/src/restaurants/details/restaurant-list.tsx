import { listRestaurants } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useSearchWords } from '../../organizations/use-search-words.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { DeleteRestaurant } from './delete-restaurant.tsx';
import { RestaurantPanel } from './restaurant-panel.tsx';
import { RestaurantTable } from './restaurant-table.tsx';
import styles from './restaurant.module.css';
import { useRestaurantsBin } from './use-restaurants-bin.ts';

interface RestaurantListProps {
  organizationId: string;
  mayManage: boolean;
}

/** The restaurants of an organization: found, added, changed, deleted and restored. */
export function RestaurantList({ organizationId, mayManage }: RestaurantListProps) {
  const text = useText('restaurants/details');
  const { typed, setTyped, words } = useSearchWords();
  const [isBin, setIsBin] = useState(false);
  const [edited, setEdited] = useState<RestaurantDetails | 'new' | null>(null);
  const [deleted, setDeleted] = useState<RestaurantDetails | null>(null);
  const { takeOut } = useRestaurantsBin();
  const pages = usePages(listRestaurants, {
    params: { id: organizationId },
    query: { ...(words && { search: words }), ...(isBin && { bin: true }) },
  });
  const add = mayManage && (
    <Button variant="primary" icon="add" onClick={() => setEdited('new')}>
      {text('add')}
    </Button>
  );
  const isEmpty = pages.items?.length === 0 && words === '' && !isBin;

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={text('search')} value={typed} onChange={setTyped} slashFocuses />
        </div>
        <SegmentedControl
          label={text('title')}
          value={isBin ? 'bin' : 'here'}
          segments={[
            { value: 'here', label: text('here') },
            { value: 'bin', label: text('bin') },
          ]}
          onChange={(shown) => setIsBin(shown === 'bin')}
        />
        {!isEmpty && <div className={styles.end}>{add}</div>}
      </div>
      <PagedList pages={pages} list={text('title')} empty={<NoneHere words={words} isBin={isBin} action={add} />}>
        {(items) => <RestaurantTable restaurants={items} onEdit={setEdited} onDelete={setDeleted} onRestore={takeOut} />}
      </PagedList>
      {edited && (
        <RestaurantPanel
          restaurant={edited === 'new' ? null : edited}
          organizationId={organizationId}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteRestaurant restaurant={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function NoneHere({ words, isBin, action }: { words: string; isBin: boolean; action: React.ReactNode }) {
  const text = useText('restaurants/details');
  if (words !== '') {
    return (
      <EmptyState picture="search" title={text('notFoundTitle')}>
        {text('notFound', { words })}
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="plate" title={text(isBin ? 'binEmptyTitle' : 'emptyTitle')} action={!isBin && action}>
      {text(isBin ? 'binEmpty' : 'empty')}
    </EmptyState>
  );
}
