import { ORIENTATIONS, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { OverviewView } from '@plateprint/shared/users/user.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { useSettings } from '../../users/use-settings.ts';
import styles from './menu-overview.module.css';
import { useMenuFilter } from './use-menu-filter.ts';

interface MenuToolsProps {
  typed: string;
  onType: (typed: string) => void;
  count: number | null;
  isBin: boolean;
}

/** Search, filters, how many there are, and the choice between tiles and list, which is remembered with the person. */
export function MenuTools({ typed, onType, count, isBin }: MenuToolsProps) {
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
