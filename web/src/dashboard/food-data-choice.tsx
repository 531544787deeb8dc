import type { FoodDataBasis } from '@plateprint/shared/reports/model/food-data-basis.ts';
import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import { useDashboardFilter } from './dashboard-filter.ts';
import styles from './dashboard.module.css';

/** Where the months rest on several releases of the food data: as they were published, or all at that of today. */
export function FoodDataChoice({ dashboard: { foodData } }: { dashboard: Dashboard }) {
  const text = useText('dashboard/food-data');
  const { filter, change } = useDashboardFilter();
  if (!foodData.differs) return null;
  return (
    <div className={styles.foodData}>
      <SegmentedControl<FoodDataBasis>
        label={text('label')}
        value={filter.foodData}
        segments={[
          { value: 'published', label: text('published') },
          { value: 'today', label: text('today', { version: foodData.today }) },
        ]}
        onChange={(chosen) => change({ foodData: chosen })}
      />
      <p className={styles.lead}>
        {foodData.waiting > 0 ? text('waiting', { count: foodData.waiting }) : text(`lead.${foodData.basis}`)}
      </p>
    </div>
  );
}
