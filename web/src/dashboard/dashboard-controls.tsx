import { mayReadOrganizationReports } from '@plateprint/shared/access/abilities.ts';
import { isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { useText } from '../i18n/use-text.ts';
import { NativeSelect } from '../ui/native-select.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useActor } from '../users/actor.ts';
import { type DashboardView, ownedEnterprises, useDashboardFilter } from './dashboard-filter.ts';
import styles from './dashboard-page.module.css';

/** The views that somebody has; one that only the plan lacks stays in sight and tells so. */
function useViews(): DashboardView[] {
  const actor = useActor();
  const ofOrganization = mayReadOrganizationReports(actor, { id: actor.organizationId, enterpriseId: actor.enterpriseId });
  const ofEnterprise = isSuperAdmin(actor) || ownedEnterprises(actor).length > 0;
  return ['restaurant', ...(ofOrganization ? ['organization' as const] : []), ...(ofEnterprise ? ['enterprise' as const] : [])];
}

/** Whose months, of what, and by which emission database. */
export function DashboardControls() {
  const text = useText('dashboard');
  const { view, filter, change } = useDashboardFilter();
  const views = useViews();
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
