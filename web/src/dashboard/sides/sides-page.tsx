import { REPORT_VARIETIES } from '@plateprint/shared/access/report-kind.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { compareSides, SIDES_BASES, type SidesBasis } from '@plateprint/shared/reports/api/sides-api.ts';
import type { ChosenSide } from '@plateprint/shared/reports/model/chosen-side.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Link } from '../../ui/control/link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useActor } from '../../users/actor.ts';
import { unusual, viewsOf } from '../dashboard-filter.ts';
import { MakeReport } from '../make-report.tsx';
import { SideChooser } from './side-chooser.tsx';
import { SidesDownload } from './sides-download.tsx';
import { SidesResult } from './sides-result.tsx';
import { SidesSearch, usualSides } from './sides-search.ts';
import styles from './sides.module.css';

/** Two sides that a person chooses: what makes the one other than the other, and how surely. */
export function SidesPage() {
  const text = useText('dashboard/sides');
  const restaurant = useRestaurant();
  if (restaurant) return <Sides restaurant={restaurant} />;
  return (
    <Page>
      <PageHeader title={text('title')} />
      <NoRestaurant />
    </Page>
  );
}

function Sides({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('dashboard/sides');
  const language = useLanguage();
  const navigate = useNavigate();
  const ofOrganization = viewsOf(useActor()).includes('organization');
  const [today] = useState(() => new Date().toISOString().slice(0, 10) as Day);
  const { variety = 'sales', basis = 'average', figures, ...chosen } = SidesSearch.parse(useSearch({ strict: false }));
  const [since, setSince] = useState<string | null>(null);
  const usual = usualSides(restaurant.id, today, since);
  const [a, b] = [chosen.a ?? usual.a, chosen.b ?? usual.b];
  const go = (changed: Partial<SidesSearch>): void => {
    // A choice that is made before the page shows the one before builds on it.
    const search = (current: unknown): SidesSearch => ({ ...usual, ...SidesSearch.parse(current), ...changed });
    void navigate({ to: '/compare', search, replace: true, resetScroll: false });
  };
  const body = { a, b, variety, basis, language, ...(figures && { figures }) };
  const { data, error, refetch, isPlaceholderData } = useRead(compareSides, { body }, { keepLast: true, staleTime: 0 });
  const ofOwn = !isPlaceholderData && b.kind === 'months' && b.restaurantId === restaurant.id ? data?.b.since : undefined;
  if (ofOwn !== undefined && ofOwn !== since) setSince(ofOwn);
  const hasNothing = data !== undefined && [data.a, data.b].every((side) => side.since !== null && side.coverage === null);
  const shared = { restaurant, variety, today };
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={data && !error && !hasNothing && <SidesDownload change={data} />}
      />
      <div className={styles.choices}>
        <div className={styles.controls}>
          <Measure variety={variety} basis={basis} onChoose={go} />
        </div>
        <div className={styles.sides}>
          <SideChooser
            title={text('side.a')}
            side={a}
            {...shared}
            since={data?.a.since ?? null}
            onChoose={(side) => go({ a: side })}
          />
          <SideChooser
            title={text('side.b')}
            side={b}
            {...shared}
            since={data?.b.since ?? null}
            onChoose={(side) => go({ b: side })}
          />
        </div>
        <div className={styles.controls}>
          <Button size="small" onClick={() => go({ a: b, b: a })}>
            {text('swap')}
          </Button>
          {ofOrganization && (
            <Link to="/dashboard" search={unusual({ view: 'organization', of: restaurant.organizationId, variety })}>
              {text('organization')}
            </Link>
          )}
        </div>
      </div>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={8} />}
      {!error && hasNothing && !isPlaceholderData && <NothingYet variety={variety} side={b} name={data.b.name} today={today} />}
      {!error && data && !hasNothing && (
        <div className={styles.result} aria-busy={isPlaceholderData}>
          <SidesResult change={data} onFigures={(value) => go({ figures: value })} />
        </div>
      )}
    </Page>
  );
}

interface MeasureProps {
  variety: ReportVariety;
  basis: SidesBasis;
  onChoose: (changed: Pick<SidesSearch, 'variety'> | Pick<SidesSearch, 'basis'>) => void;
}

/** Of what both sides are, and by what they are counted. */
function Measure({ variety, basis, onChoose }: MeasureProps) {
  const text = useText('dashboard/sides');
  const dashboard = useText('dashboard');
  const change = useText('reports/change');
  return (
    <>
      <SegmentedControl<ReportVariety>
        label={dashboard('ofWhat')}
        value={variety}
        segments={REPORT_VARIETIES.map((value) => ({ value, label: dashboard(value) }))}
        onChange={(value) => onChoose({ variety: value })}
      />
      <SegmentedControl<SidesBasis>
        label={change('basis.label')}
        value={basis}
        segments={SIDES_BASES.map((value) => ({ value, label: value === 'kg' ? text('perKg') : change(`basis.${value}`) }))}
        onChange={(value) => onChoose({ basis: value })}
      />
    </>
  );
}

interface NothingYetProps {
  variety: ReportVariety;
  side: ChosenSide;
  /** Of the side: of months, their kitchen. */
  name: string;
  today: Day;
}

/** In the place of what neither side has: the way to the report of a month that is over, in the kitchen of that side. */
function NothingYet({ variety, side, name, today }: NothingYetProps) {
  const text = useText('dashboard/sides');
  const comparison = useText('dashboard/comparison');
  const missing =
    side.kind === 'months' && side.to < today.slice(0, 7)
      ? { restaurant: { id: side.restaurantId, name }, month: side.to }
      : null;
  return (
    <EmptyState
      picture="months"
      title={comparison('noReports.title')}
      action={missing && <MakeReport {...missing} variety={variety} />}
    >
      {text('withheld.no_figures')}
    </EmptyState>
  );
}
