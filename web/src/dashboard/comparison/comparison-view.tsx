import { runs } from '@plateprint/shared/access/abilities.ts';
import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { presetOf } from '@plateprint/shared/dashboard/span.ts';
import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { Day, Month } from '@plateprint/shared/kernel/month.ts';
import { type ReactNode, useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { useSearchWords } from '../../organizations/use-search-words.ts';
import { NextStepsList } from '../../targets/next-steps-list.tsx';
import { StandingList } from '../../targets/standing-list.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useActor } from '../../users/actor.ts';
import { DashboardControls } from '../dashboard-controls.tsx';
import { useDashboardFilter } from '../dashboard-filter.ts';
import page from '../dashboard.module.css';
import { HistoryChart } from '../history-chart.tsx';
import { NewRecipe } from '../recipes.tsx';
import { YearAnswer } from '../year/year-answer.tsx';
import { ChangeByFood } from './change-by-food.tsx';
import { ChangeFirstPlaces } from './change-first-places.tsx';
import type { ComparedKind, ComparisonEndpoint } from './compared-kind.ts';
import { ComparedRows } from './compared-rows.tsx';
import { ComparisonDownload } from './comparison-download.tsx';
import { MissingReports } from './missing-reports.tsx';
import { PeriodControls } from './period-controls.tsx';
import { StandsOutList } from './stands-out-list.tsx';
import { TotalFigures } from './total-figures.tsx';
import { Trail } from './trail.tsx';

interface ComparisonViewProps {
  id: string;
  kind: ComparedKind;
  endpoint: ComparisonEndpoint;
  /** Which of several, where there are several. */
  choice: ReactNode;
}

/** Totals of a place, what stands out, its months, and its parts side by side. */
export function ComparisonView({ id, kind, endpoint, choice }: ComparisonViewProps) {
  const text = useText('dashboard');
  const { filter } = useDashboardFilter();
  const search = useSearchWords();
  const { view: _view, of: _of, ...query } = filter;
  const asked = { params: { id }, query: { ...query, ...(search.words && { search: search.words }) } };
  // Reports are made and deleted on other pages, which know nothing of this one.
  const pages = usePages(endpoint, asked, { staleTime: 0 });
  const { first } = pages;
  return (
    <Page wide>
      <PageHeader
        title={first?.place.name ?? text(kind)}
        lead={first && <Lead comparison={first} kind={kind} />}
        trail={<Trail comparison={first} kind={kind} />}
        actions={first && <ComparisonDownload kind={kind} endpoint={endpoint} asked={asked} comparison={first} />}
      />
      <DashboardControls />
      <PeriodControls choice={choice} comparison={first} />
      {!first && pages.failure && <ErrorState failure={pages.failure} onRetry={pages.retry} />}
      {!first && !pages.failure && <Skeleton lines={12} />}
      {first && (
        <div className={`${page.months} ${page.sheet}`} aria-busy={pages.isOutdated}>
          <Whole comparison={first} kind={kind} />
          {kind === 'organization' && <OfOrganization comparison={first} />}
          <ComparedRows comparison={first} kind={kind} pages={pages} search={search} />
          <div className={page.pair}>
            {first.totals.reports > 0 && <ChangeFirstPlaces comparison={first} kind={kind} />}
            {kind === 'organization' && <MissingReports comparison={first} rows={pages.items ?? []} />}
          </div>
        </div>
      )}
    </Page>
  );
}

function Lead({ comparison: { totals }, kind }: { comparison: Comparison; kind: ComparedKind }) {
  const text = useText('dashboard/comparison');
  const { rows: organizations, restaurants } = totals;
  return text(`lead.${kind}`, { organizations, restaurants });
}

function Answer({ comparison: { place, enterprise, variety, emissionDatabase } }: { comparison: Comparison }) {
  const withNext = runs(useActor(), { id: place.id, enterpriseId: enterprise?.id ?? null });
  return (
    <YearAnswer id={place.id} category="organization" variety={variety} emissionDatabase={emissionDatabase} withNext={withNext} />
  );
}

/** The targets of an organization and its possible next steps, for those who see all its kitchens. */
function OfOrganization({ comparison: { place, enterprise, changeFirst } }: { comparison: Comparison }) {
  const actor = useActor();
  const organization = { id: place.id, enterpriseId: enterprise?.id ?? null };
  if (!runs(actor, organization)) return null;
  const asked = { organizationId: place.id };
  return (
    <div className={page.beside}>
      <StandingList place={asked} />
      {changeFirst.length === 0 && <NextStepsList place={asked} titled />}
    </div>
  );
}

/** The figures of all together; without any report the way to one stands below, with the rows. */
function Whole({ comparison, kind }: { comparison: Comparison; kind: ComparedKind }) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const [today] = useState(() => new Date().toISOString().slice(0, 10) as Day);
  const { months, variety, totals } = comparison;
  const restaurant = useRestaurant();
  const span = { from: comparison.from as Month, to: comparison.to as Month };
  const isAnswered = kind === 'organization' && presetOf(span, today) === 'year';
  if (totals.reports === 0) {
    return (
      <EmptyState
        picture="months"
        title={text('noReports.title')}
        action={restaurant && <NewRecipe restaurantId={restaurant.id} variant="secondary" />}
      >
        {text('noReports.lead')}
      </EmptyState>
    );
  }
  const history = months.map(({ month, reports, average, perKg, levels }) => ({
    month,
    name: format.month(month, 'short'),
    longName: format.month(month),
    year: Number(month.slice(0, 4)),
    reports,
    reportId: null,
    averageCO2: average,
    perKg,
    servingsByLevel: levels,
    barChartData: levels === null ? [] : CARBON_LEVELS.map((level) => ({ level, ...levels[level] })),
  }));
  return (
    <>
      {isAnswered && <Answer comparison={comparison} />}
      <TotalFigures comparison={comparison} kind={kind} isAnswered={isAnswered} />
      {!isAnswered && <ChangeByFood comparison={comparison} />}
      <StandsOutList comparison={comparison} kind={kind} />
      {months.length > 1 && (
        <Card title={text('months.title')}>
          <HistoryChart dashboard={{ history, variety, benchmark: comparison.benchmark }} title={text('months.title')} />
        </Card>
      )}
    </>
  );
}
