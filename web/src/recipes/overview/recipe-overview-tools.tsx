import type { OverviewView } from '@plateprint/shared/users/user.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { useSettings } from '../../users/use-settings.ts';
import { filtersSet } from './filter/overview-filter.ts';
import { RecipeOrder } from './list/recipe-order.tsx';
import styles from './recipe-overview.module.css';
import { useOverviewFilter } from './filter/use-overview-filter.ts';

interface RecipeOverviewToolsProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many recipes are fetched; null before the first answer. */
  count: number | null;
  hasMore: boolean;
  filtersOpen: boolean;
  onFilters: () => void;
}

/** Search, filters, order, how many there are, and the choice between tiles and list, which is remembered with the person. */
export function RecipeOverviewTools(props: RecipeOverviewToolsProps) {
  const { typed, onType, count, hasMore, filtersOpen, onFilters } = props;
  const text = useText('recipes');
  const words = useText('recipes/overview');
  const { settings, change } = useSettings();
  const { filter } = useOverviewFilter();
  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <SearchField label={text('overview.search')} value={typed} onChange={onType} slashFocuses />
      </search>
      <Button icon="filter" onClick={onFilters} aria-expanded={filtersOpen}>
        {words('filters.open', { count: filtersSet(filter) })}
      </Button>
      <RecipeOrder />
      <p className={styles.count} role="status">
        {count !== null && (hasMore ? text('overview.countMore', { count }) : text('overview.count', { count }))}
      </p>
      <SegmentedControl<OverviewView>
        label={text('overview.view')}
        value={settings.overviewsSettings.recipes}
        segments={[
          { value: 'tile', label: text('overview.tiles'), icon: 'grid', iconOnly: true },
          { value: 'list', label: text('overview.list'), icon: 'list', iconOnly: true },
        ]}
        onChange={(recipes) => change({ overviewsSettings: { recipes } })}
      />
    </div>
  );
}
