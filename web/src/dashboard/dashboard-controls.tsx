import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import { useActor } from '../users/actor.ts';
import { type DashboardView, useDashboardFilter, viewsOf } from './dashboard-filter.ts';
import { databaseName } from './database-name.ts';
import styles from './dashboard.module.css';

/** The choices of months: of which place, of sales or purchases, and by which emission database. */
export function DashboardControls() {
  const text = useText('dashboard');
  const { view, filter, change } = useDashboardFilter();
  const views = viewsOf(useActor());
  return (
    <div className={styles.controls}>
      {views.length > 1 && (
        <SegmentedControl<DashboardView>
          label={text('whose')}
          value={view}
          segments={views.map((each) => ({ value: each, label: text(each) }))}
          onChange={(chosen) => change({ view: chosen, of: undefined })}
        />
      )}
      <SegmentedControl<ReportVariety>
        label={text('ofWhat')}
        value={filter.variety}
        segments={[
          { value: 'sales', label: text('sales') },
          { value: 'procurement', label: text('procurement') },
        ]}
        onChange={(variety) => change({ variety })}
      />
      <div className={styles.database}>
        <NativeSelect<EmissionDatabase>
          label={text('database')}
          hideLabel
          value={filter.emissionDatabase}
          choices={[
            { value: 'organization', label: databaseName(text, 'organization', view) },
            { value: 'rise', label: databaseName(text, 'rise', view) },
          ]}
          onChange={(emissionDatabase) => change({ emissionDatabase })}
        />
      </div>
    </div>
  );
}
