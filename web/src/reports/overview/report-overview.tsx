import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useEffect, useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { useSettings } from '../../users/use-settings.ts';
import styles from './report-overview.module.css';
import { NewReport } from './new-report.tsx';
import { reportsAsked } from './report-filter.ts';
import { ReportTable } from './report-table.tsx';
import { ReportTiles } from './report-tiles.tsx';
import { ReportTools } from './report-tools.tsx';
import { useReportActions } from './use-report-actions.ts';
import { useReportFilter } from './use-report-filter.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;

export function ReportOverview({ restaurant }: { restaurant: Restaurant }) {
  const { id: restaurantId } = restaurant;
  const text = useText('reports/overview');
  const { settings } = useSettings();
  const { filter } = useReportFilter();
  const { bin, ...narrowing } = filter;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const reports = usePages(listReports, reportsAsked(restaurantId, filter, search));
  const actions = useReportActions(restaurant);
  const isNarrowed = search !== '' || Object.values(narrowing).some((value) => value !== undefined);
  // Nothing was ever there: what searches and narrows would ask for nothing.
  const isUntouched = reports.items?.length === 0 && !reports.isOutdated && !isNarrowed && typed === '';
  const why = isNarrowed ? 'none' : bin ? 'binEmpty' : 'empty';
  const List = settings.overviewsSettings.reports === 'list' ? ReportTable : ReportTiles;
  return (
    <div className={styles.overview}>
      {!isUntouched && (
        <ReportTools typed={typed} onType={setTyped} count={reports.items?.length ?? null} hasMore={reports.hasMore} />
      )}
      <PagedList
        pages={reports}
        list={text('title')}
        empty={
          <EmptyState
            picture={isNarrowed ? 'search' : bin === true ? 'plate' : 'report'}
            title={text(`${why}Title`)}
            action={why === 'empty' && <NewReport variant="secondary" />}
          >
            {text(why)}
          </EmptyState>
        }
      >
        {(items) => <List reports={items} actions={actions} isBin={bin === true} />}
      </PagedList>
    </div>
  );
}

function useSettled(typed: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
