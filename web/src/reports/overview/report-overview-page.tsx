import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/use-text.ts';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { handFile } from '../../spreadsheets/handed-file.ts';
import { PageDrop } from '../../ui/form/page-drop.tsx';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { NewReport } from './new-report.tsx';
import { ReportDrafts } from './report-drafts.tsx';
import { ReportOverview } from './report-overview.tsx';
import styles from './report-overview.module.css';
import { useReportFilter } from './use-report-filter.ts';

/** The reports of the restaurant worked in and of its organization, or their bin. */
export function ReportOverviewPage() {
  const text = useText('reports/overview');
  const restaurant = useRestaurant();
  const { filter } = useReportFilter();
  return (
    <Page wide>
      <PageHeader
        title={text(filter.bin ? 'bin.title' : 'title')}
        lead={text(filter.bin ? 'bin.lead' : 'lead')}
        actions={filter.bin ? <LeaveBin /> : restaurant && <Actions />}
      />
      {restaurant && !filter.bin && <FileHere />}
      {restaurant && !filter.bin && <ReportDrafts restaurantId={restaurant.id} />}
      {restaurant ? <ReportOverview key={`${restaurant.id} ${filter.bin}`} restaurant={restaurant} /> : <NoRestaurant />}
    </Page>
  );
}

function LeaveBin() {
  const text = useText('reports/overview');
  return (
    <ButtonLink to="/reports" icon="arrow-left">
      {text('bin.leave')}
    </ButtonLink>
  );
}

function Actions() {
  const text = useText('reports/overview');
  const navigate = useNavigate();
  const open = (): void => void navigate({ to: '/reports', search: { bin: true } });
  return (
    <span className={styles.actions}>
      <Menu
        label={text('more')}
        variant="secondary"
        entries={[{ id: 'bin', label: text('bin.open'), icon: 'bin', onAction: open }]}
      />
      <NewReport />
    </span>
  );
}

/** A file of sales or purchases that is let go on the page begins a report. */
function FileHere() {
  const text = useText('reports/file');
  const navigate = useNavigate();
  const isLocked = usePlanRefusal('monthly_sales_reports') !== null;
  if (isLocked) return null;
  return (
    <PageDrop
      label={text('letGo')}
      onFile={(file) => {
        handFile(file);
        void navigate({ to: '/reports/file' });
      }}
    />
  );
}
