import { mayReadOrganizationReports } from '@plateprint/shared/access/abilities.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportCategory, ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { useText } from '../i18n/use-text.ts';
import { NativeSelect } from '../ui/native-select.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useActor } from '../users/actor.ts';
import { useDashboardFilter } from './dashboard-filter.ts';
import styles from './dashboard-page.module.css';

/** Whose months, of what, and by which emission database. */
export function DashboardControls() {
  const text = useText('dashboard');
  const actor = useActor();
  const { filter, change } = useDashboardFilter();
  const mayOrganize = mayReadOrganizationReports(actor, { id: actor.organizationId, enterpriseId: actor.enterpriseId });
  return (
    <div className={styles.controls}>
      {mayOrganize && (
        <SegmentedControl<ReportCategory>
          label={text('whose')}
          value={filter.category}
          segments={[
            { value: 'restaurant', label: text('restaurant') },
            { value: 'organization', label: text('organization') },
          ]}
          onChange={(category) => change({ category })}
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
          value={filter.location}
          choices={[
            { value: 'organization', label: text('databases.organization') },
            { value: 'rise', label: text('databases.rise') },
          ]}
          onChange={(location) => change({ location })}
        />
      </div>
    </div>
  );
}
