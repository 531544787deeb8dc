import { ORIENTATIONS, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { OverviewView } from '@plateprint/shared/users/user.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useSettings } from '../../users/use-settings.ts';
import { MenuTable, MenuTiles } from './menu-list.tsx';
import styles from './menu-overview.module.css';
import { useMenuDeeds } from './use-menu-deeds.ts';
import { useMenuFilter } from './use-menu-filter.ts';
import { useMenus } from './use-menus.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;

export function MenuOverview({ restaurantId }: { restaurantId: string }) {
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
  const deeds = useMenuDeeds(restaurantId);
  const isBin = filter.bin === true;
  const isNarrowed = query !== '' || filter.orientation !== undefined || filter.live !== undefined;
  const why = isNarrowed ? 'none' : isBin ? 'bin' : 'empty';
  const List = settings.overviewsSettings.menus === 'list' ? MenuTable : MenuTiles;
  return (
    <div className={styles.overview}>
      <Tools typed={typed} onType={setTyped} count={menus.items?.length ?? null} isBin={isBin} />
      <PagedList
        pages={menus}
        list={text('title')}
        empty={
          <EmptyState
            picture={why === 'none' ? 'search' : 'paper'}
            title={text(why === 'none' ? 'noneTitle' : why === 'bin' ? 'bin.emptyTitle' : 'emptyTitle')}
          >
            {text(why === 'none' ? 'none' : why === 'bin' ? 'bin.empty' : 'empty')}
          </EmptyState>
        }
      >
        {(items) => <List menus={items} deeds={deeds} isBin={isBin} />}
      </PagedList>
    </div>
  );
}

interface ToolsProps {
  typed: string;
  onType: (typed: string) => void;
  count: number | null;
  isBin: boolean;
}

/** Search, filters, how many there are, and the choice between tiles and list, which is remembered with the person. */
function Tools({ typed, onType, count, isBin }: ToolsProps) {
  const text = useText('menus/overview');
  const { settings, change: remember } = useSettings();
  const { filter, change } = useMenuFilter();
  return (
    <div className={styles.tools}>
      {!isBin && (
        <>
          <search className={styles.search}>
            <SearchField label={text('search')} value={typed} onChange={onType} slashFocuses />
          </search>
          <div className={styles.filter}>
            <NativeSelect<Orientation | 'any'>
              label={text('size')}
              hideLabel
              value={filter.orientation ?? 'any'}
              choices={[
                { value: 'any', label: text('anySize') },
                ...ORIENTATIONS.map((value) => ({ value, label: text(`orientation.${value}`) })),
              ]}
              onChange={(value) => change({ orientation: value === 'any' ? undefined : value })}
            />
          </div>
          <div className={styles.filter}>
            <NativeSelect<'all' | 'live' | 'not'>
              label={text('liveFilter.label')}
              hideLabel
              value={filter.live === undefined ? 'all' : filter.live ? 'live' : 'not'}
              choices={(['all', 'live', 'not'] as const).map((value) => ({ value, label: text(`liveFilter.${value}`) }))}
              onChange={(value) => change({ live: value === 'all' ? undefined : value === 'live' })}
            />
          </div>
        </>
      )}
      <p className={styles.count} role="status">
        {count !== null && text('count', { count })}
      </p>
      <SegmentedControl<OverviewView>
        label={text('view')}
        value={settings.overviewsSettings.menus}
        segments={[
          { value: 'tile', label: text('tiles'), icon: 'grid', iconOnly: true },
          { value: 'list', label: text('list'), icon: 'list', iconOnly: true },
        ]}
        onChange={(menus) => remember({ overviewsSettings: { menus } })}
      />
    </div>
  );
}
