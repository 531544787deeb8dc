import { readReport } from '@plateprint/shared/reports/report-api.ts';
import type { ReportKind } from '@plateprint/shared/reports/report-kind.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isProblem } from '../../api/client-failure.ts';
import { readKey } from '../../api/endpoint-key.ts';
import { useRead } from '../../api/use-read.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../../users/session.ts';
import { ReportWizard } from './report-wizard.tsx';
import { forgetWorkingCopy, workingCopy } from './report-working-copy.ts';
import { newWizard, type WizardState, wizardOfReport } from './wizard-state.ts';

/** A new report of the kind that is asked for, or the one with the id; unsaved work in this browser comes first. */
export function ReportWizardPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <NewReport /> : <KeptReport key={id} id={id} />;
}

function NewReport() {
  const {
    category = 'restaurant',
    variety = 'sales',
    type = 'monthly',
    start,
  } = useSearch({ from: '/house/reports/report/{-$id}' });
  const language = useLanguage();
  const restaurant = useRestaurant();
  const text = useText('reports/wizard');
  if (!restaurant) {
    return (
      <Page>
        <EmptyState picture="plate" title={text('noKitchenTitle')}>
          {text('noKitchen')}
        </EmptyState>
      </Page>
    );
  }
  const kind: ReportKind = { category, variety, type };
  const fresh = newWizard(newReport(kind, language, start ?? null));
  // A month that is asked for has a place of its own, so that other unsaved work neither stands in its way nor is lost.
  const of = ['new', restaurant.id, category, variety, type, ...(start === undefined ? [] : [start])].join('.');
  return <Wizard key={of} of={of} fresh={fresh} />;
}

function KeptReport({ id }: { id: string }) {
  const text = useText('reports/wizard');
  const client = useQueryClient();
  const { data, error, refetch } = useRead(readReport, { params: { id } }, { staleTime: Infinity });
  // While it is open the report stands still; opened again it is asked for anew, for others may have saved it.
  useEffect(() => () => client.removeQueries({ queryKey: readKey(readReport, { params: { id } }) }), [client, id]);
  if (isProblem(error, 'not_found')) {
    return (
      <Page>
        <EmptyState
          isPage
          picture="trouble"
          title={text('notFoundTitle')}
          action={
            <ButtonLink to="/reports" variant="primary">
              {text('toOverview')}
            </ButtonLink>
          }
        >
          {text('notFound')}
        </EmptyState>
      </Page>
    );
  }
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page wide>
        <Skeleton lines={12} />
      </Page>
    );
  }
  return <Wizard of={id} fresh={wizardOfReport(data)} />;
}

function Wizard({ of, fresh }: { of: string; fresh: WizardState }) {
  const { authUser } = useSession();
  const place = { userId: authUser.id, of };
  const [round, setRound] = useState(0);
  const [first, setFirst] = useState(() => {
    const kept = workingCopy(place, fresh);
    return { state: kept ?? fresh, isContinued: kept !== null };
  });
  return (
    <ReportWizard
      key={round}
      place={place}
      first={first.state}
      isContinued={first.isContinued}
      onOpen={(state) => {
        forgetWorkingCopy(place);
        setFirst({ state: state ?? fresh, isContinued: false });
        setRound(round + 1);
      }}
    />
  );
}
