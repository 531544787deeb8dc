import type { OverviewView } from '@plateprint/shared/users/user.ts';
import { useText } from '../../i18n/use-text.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useSettings } from '../../users/use-settings.ts';
import styles from './recipe-overview.module.css';

interface RecipeOverviewToolsProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many recipes are fetched. */
  count: number;
  hasMore: boolean;
}

/** Search, how many there are, and the choice between tiles and list, which is remembered with the person. */
export function RecipeOverviewTools({ typed, onType, count, hasMore }: RecipeOverviewToolsProps) {
  const text = useText('recipes');
  const { settings, change } = useSettings();
  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <SearchField label={text('overview.search')} value={typed} onChange={onType} slashFocuses />
      </search>
      <p className={styles.count} role="status">
        {hasMore ? text('overview.countMore', { count }) : text('overview.count', { count })}
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
