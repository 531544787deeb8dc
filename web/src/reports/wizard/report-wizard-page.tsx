import { readReport } from '@plateprint/shared/reports/api/report-api.ts';
import type { ReportKind } from '@plateprint/shared/reports/model/report-kind.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isProblem } from '../../platform/api/client-failure.ts';
import { readKey } from '../../platform/api/endpoint-key.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useOpenedLargeDraft } from '../../drafts/use-opened-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Page } from '../../ui/layout/page-header.tsx';
import { NotHere } from '../../ui/layout/not-here.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useSession } from '../../users/session.ts';
import { takeBegunReport } from './begun-report.ts';
import { ReportWizard } from './report-wizard.tsx';
import { REPORT_DRAFT } from '../report-draft-format.ts';
import { withSharedRows } from '../shared-rows.ts';
import { wizardOfWork, workOfWizard } from './work-of-wizard.ts';
import { newWizard, type WizardState, wizardOfReport } from './wizard-state.ts';

/** A new report of the kind that is asked for, or the one with the id; of a saved one unsaved work in this browser comes first. */
export function ReportWizardPage() {
  const { id } = useParams({ strict: false });
  const { draft } = useSearch({ strict: false });
  return id === undefined ? <NewReport key={draft} /> : <StoredReport key={`${id} ${draft}`} id={id} />;
}

function NewReport() {
  const {
    category = 'restaurant',
    variety = 'sales',
    type = 'monthly',
    start,
  } = useSearch({ from: '/shell/reports/report/{-$id}' });
  const language = useLanguage();
  const restaurant = useRestaurant();
  // Of a file that was looked over on its own page.
  const [begun] = useState(takeBegunReport);
  if (!restaurant) {
    return (
      <Page>
        <NoRestaurant />
      </Page>
    );
  }
  const kind: ReportKind = { category, variety, type };
  const fresh = begun ?? newWizard(newReport(kind, language, start ?? null));
  return <Wizard key={restaurant.id} id={undefined} fresh={fresh} />;
}

function StoredReport({ id }: { id: string }) {
  const text = useText('reports/wizard');
  const client = useQueryClient();
  const { data, error, refetch } = useRead(readReport, { params: { id } }, { staleTime: Infinity, isLarge: true });
  // While it is open the report stands still; opened again it is asked for anew, for others may have saved it.
  useEffect(() => () => client.removeQueries({ queryKey: readKey(readReport, { params: { id } }) }), [client, id]);
  if (isProblem(error, 'not_found')) {
    return (
      <NotHere
        title={text('notFoundTitle')}
        action={
          <ButtonLink to="/reports" variant="primary">
            {text('toOverview')}
          </ButtonLink>
        }
      >
        {text('notFound')}
      </NotHere>
    );
  }
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Opening />;
  return <Wizard id={id} fresh={wizardOfReport(data)} of={data.category === 'restaurant' ? data.restaurantId : null} />;
}

function Opening() {
  return (
    <Page wide>
      <Skeleton lines={12} />
    </Page>
  );
}

interface WizardProps {
  id: string | undefined;
  fresh: WizardState;
  of?: string | null;
}

function Wizard({ id, fresh, of = null }: WizardProps) {
  const { authUser } = useSession();
  const { draft } = useSearch({ strict: false });
  const [beginning, beginWith] = useOpenedLargeDraft(
    { format: REPORT_DRAFT, userId: authUser.id, id: draft, thing: id, fresh: workOfWizard(fresh) },
    (work) => withSharedRows(work, fresh.backup),
  );
  if (!beginning) return <Opening />;
  return (
    <ReportWizard
      key={beginning.round}
      id={id}
      of={of}
      beginning={beginning}
      first={wizardOfWork(beginning.state, fresh)}
      onOpen={(state) => beginWith(workOfWizard(state ?? fresh))}
    />
  );
}
