import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { useRowSelection } from '../../ui/choice/row-selection.ts';
import { useSettings } from '../../users/use-settings.ts';
import { MenuTable, MenuTiles } from './menu-list.tsx';
import styles from './menu-overview.module.css';
import { NewMenu } from './new-menu.tsx';
import { MenuTools } from './menu-tools.tsx';
import { useMenuActions } from './use-menu-actions.ts';
import { useMenuFilter } from './use-menu-filter.ts';
import { useMenus } from './use-menus.ts';

/** Fetched with the first menu that is marked. */
const MenuBulkBar = lazy(async () => ({ default: (await import('./menu-bulk-bar.tsx')).MenuBulkBar }));

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;

export function MenuOverview({ restaurant }: { restaurant: Restaurant }) {
  const { id: restaurantId } = restaurant;
  const text = useText('menus/overview');
  const { settings } = useSettings();
  const { filter } = useMenuFilter();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const menus = useMenus({ restaurantId, query, filter });
  const marking = useRowSelection();
  const actions = useMenuActions(restaurant, marking);
  const isBin = filter.bin === true;
  const isNarrowed = query !== '' || filter.orientation !== undefined || filter.live !== undefined;
  // Nothing was ever there: what searches and narrows would ask for nothing.
  const isUntouched = menus.items?.length === 0 && !menus.isOutdated && !isNarrowed && typed === '';
  const why = isNarrowed ? 'none' : isBin ? 'bin' : 'empty';
  const List = settings.overviewsSettings.menus === 'list' ? MenuTable : MenuTiles;
  return (
    <div className={styles.overview}>
      {!isUntouched && <MenuTools typed={typed} onType={setTyped} count={menus.items?.length ?? null} isBin={isBin} />}
      <PagedList
        pages={menus}
        list={text('title')}
        empty={
          <EmptyState
            picture={why === 'none' ? 'search' : why === 'bin' ? 'plate' : 'menu'}
            action={why === 'empty' && <NewMenu restaurantId={restaurantId} variant="secondary" />}
            title={text(why === 'none' ? 'noneTitle' : why === 'bin' ? 'bin.emptyTitle' : 'emptyTitle')}
          >
            {text(why === 'none' ? 'none' : why === 'bin' ? 'bin.empty' : 'empty')}
          </EmptyState>
        }
      >
        {(items) => <List menus={items} actions={actions} marking={marking} isBin={isBin} />}
      </PagedList>
      <Suspense>
        {marking.chosen.size > 0 && (
          <MenuBulkBar
            chosen={marking.chosen}
            menus={menus.items ?? []}
            actions={actions}
            restaurantId={restaurantId}
            isBin={isBin}
            onDone={marking.clear}
          />
        )}
      </Suspense>
    </div>
  );
}
