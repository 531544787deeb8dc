import { type DataProblem, dataProblem } from '@plateprint/shared/reports/wizard/data-check.ts';
import { isMonth, type Month } from '@plateprint/shared/kernel/month.ts';
import type { MonthCoverage } from '@plateprint/shared/reports/model/month-coverage.ts';
import { missingReports, readReport } from '@plateprint/shared/reports/api/report-api.ts';
import type { Report, ReportRestaurant } from '@plateprint/shared/reports/model/report.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { type WizardStepName, wizardSteps } from '@plateprint/shared/reports/model/report-steps.ts';
import { restaurantRowStatus, saveMessage, type ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import { daysOfReport, stepDataOf } from '@plateprint/shared/reports/wizard/new-report.ts';
import { coverageOfRestaurants } from '@plateprint/shared/reports/wizard/restaurants-coverage.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Dispatch, startTransition, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { afterDrawing } from '../../platform/api/large/turns.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { type DraftKeeping, useKeptDraft } from '../../drafts/use-kept-draft.ts';
import type { Beginning } from '../../drafts/use-opened-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { REPORT_DRAFT, type ReportWork } from '../report-draft-format.ts';
import { type Saving, useSaveReport } from './use-save-report.ts';
import { workOfWizard } from './work-of-wizard.ts';
import { isChanged, type WizardAction, wizardReducer, type WizardState } from './wizard-state.ts';

interface SaveHow {
  name?: string;
  as?: 'over' | 'copy';
  /** Then the page that follows is not the report's. */
  isLeaving?: boolean;
}

export interface WizardWork {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  restaurantId: string;
  /** The restaurants an organization's report may speak of, with their months. */
  restaurants: { items: readonly ReportRestaurant[] | null; failure: ClientFailure | null; retry: () => void };
  isChanged: boolean;
  keeping: DraftKeeping<ReportWork>;
  /** The months of the restaurants are still on their way. */
  isWaiting: boolean;
  problem: DataProblem | null;
  saving: Saving;
  failure: ClientFailure | null;
  /** The question that stands in the way; null: none. */
  asking:
    | { kind: 'save'; status: ReportStatus }
    | { kind: 'conflict'; status: ReportStatus; isOwn: boolean }
    | { kind: 'period'; coverage: MonthCoverage; restaurants: readonly ReportRestaurant[] }
    | { kind: 'leave_data' }
    | null;
  /** Step 2 or 1 is finished with a status: checks, then asks for the name. */
  finish: (status: ReportStatus) => void;
  /** Under a name, over a newer version, or as a report of its own. */
  save: (status: ReportStatus, how?: SaveHow) => Promise<boolean>;
  goBack: (to?: WizardStepName) => void;
  ask: (asking: WizardWork['asking']) => void;
}

interface WizardOf {
  /** The saved report; undefined: a new one. */
  id: string | undefined;
  beginning: Beginning<ReportWork>;
  first: WizardState;
  restaurantId: string;
}

export function useReportWizard({ id, beginning, first, restaurantId }: WizardOf): WizardWork {
  const text = useText('reports/wizard');
  const notices = useNotices();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(wizardReducer, first);
  const [asking, ask] = useState<WizardWork['asking']>(null);
  const [problem, setProblem] = useState<DataProblem | null>(null);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const saving = useSaveReport();
  const changed = useMemo(() => isChanged(state), [state]);
  const kept = useKeptReport(beginning, { state, changed, restaurantId });
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const restaurants = useReportRestaurants(state);
  const { draft, base } = state;

  // A dialog makes all that is below it inert, in a task of its own: the page may have hundreds of rows.
  const askCalmly = (next: WizardWork['asking']): void => startTransition(() => ask(next));
  const isWaiting = rulesOf(draft).madeOf === 'restaurants' && restaurants.items === null;
  const finish = (status: ReportStatus): void => {
    // Which months the restaurants have is not known yet: nothing is said of them before.
    if (isWaiting) return;
    const chosen = new Set(draft.restaurants.map((restaurant) => restaurant.id));
    const months = (restaurants.items ?? []).filter((restaurant) => chosen.has(restaurant.id));
    const known = months.map((each) => ({
      monthsIncluded: monthsOf(each.monthsIncluded),
      monthsMissing: monthsOf(each.monthsMissing),
    }));
    const found = dataProblem(draft, stepDataOf(draft, known), status);
    setProblem(found);
    if (found !== null) return;
    const coverage = coverageOfRestaurants(months);
    // An organization's report with gaps says so before it is made.
    const { madeOf, timespan } = rulesOf(draft);
    if (madeOf === 'restaurants' && timespan !== 'day' && coverage.monthsMissing.length > 0)
      askCalmly({ kind: 'period', coverage, restaurants: months });
    else askCalmly({ kind: 'save', status });
  };

  async function save(status: ReportStatus, { name, as, isLeaving = false }: SaveHow = {}): Promise<boolean> {
    setFailure(null);
    const named = as === 'copy' ? text('copyName', { name: draft.name }) : (name ?? draft.name);
    const sent = named === draft.name ? draft : { ...draft, name: named };
    if (as !== 'copy') dispatch({ do: 'update', update: () => sent });
    const over = as === 'over' && base ? await newestOf(base) : as === 'copy' ? null : base;
    const message = text(`message.${saveMessage(over?.status ?? null, status)}`);
    const replaces = as === 'copy' ? null : state.replaces;
    if (status === 'completed') notices.show({ message, type: 'inProgress' });
    const outcome = await saving.save({ draft: sent, status, base: over, replaces, restaurantId });
    if (status === 'completed') notices.close(message);
    if (outcome.kind === 'conflict') ask({ kind: 'conflict', status, isOwn: outcome.isOwn });
    if (outcome.kind === 'failed') setFailure(outcome.failure);
    if (outcome.kind !== 'saved') return false;
    const { report } = outcome;
    // Each in a task of its own: the dialogs go, the draft goes, and the next page comes.
    ask(null);
    await afterDrawing();
    const saved: WizardAction = { do: 'saved', report, sent: as === 'copy' ? draft : sent };
    // Changes during the save stay as changes to the version just saved.
    const meanwhile = wizardReducer(latest.current, saved);
    if (isChanged(meanwhile)) kept.keepNow(workOfWizard(meanwhile));
    else kept.drop();
    await afterDrawing();
    notices.show({ message: status === 'draft' ? message : text('saved', { name: report.name }) });
    // Drawn once: at its own address, or here.
    if (id !== report.id && !isLeaving)
      await navigate({ to: '/reports/report/{-$id}', params: { id: report.id }, search: {}, replace: true, ignoreBlocker: true });
    else startTransition(() => dispatch(saved));
    return true;
  }

  const goBack = (to?: WizardStepName): void => {
    const steps = wizardSteps(draft, base?.status ?? null).map(({ name }) => name);
    const target = to ?? steps[steps.indexOf(state.step) - 1] ?? 'timespan';
    setProblem(null);
    // Going back from the data compares with the backup (specification, point 4).
    const isLeavingData = target === 'timespan' && state.step !== 'final_report';
    if (isLeavingData && changed) askCalmly({ kind: 'leave_data' });
    // Drawn between what the page has to do: a report has hundreds of rows, its data thousands.
    else startTransition(() => dispatch({ do: 'go', step: target }));
  };

  return {
    state,
    dispatch: (action) => {
      if (action.do === 'change' || action.do === 'update') setProblem(null);
      dispatch(action);
    },
    restaurantId: base?.restaurantId ?? restaurantId,
    restaurants,
    isChanged: changed,
    isWaiting,
    keeping: kept,
    problem,
    saving,
    failure,
    asking,
    finish,
    save,
    goBack,
    ask: (next) => {
      setFailure(null);
      ask(next);
    },
  };
}

/** Begun is a new report once it has a time, too. */
function useKeptReport(
  { place, writer }: Beginning<ReportWork>,
  { state, changed, restaurantId }: { state: WizardState; changed: boolean; restaurantId: string },
): DraftKeeping<ReportWork> {
  const work = useMemo(() => workOfWizard(state), [state]);
  const isBegun = state.base === null && state.draft.startDate !== null;
  return useKeptDraft({ format: REPORT_DRAFT, place, writer, restaurantId }, work, changed || isBegun);
}

function monthsOf(months: readonly string[] | undefined): Month[] {
  return (months ?? []).filter(isMonth);
}

async function newestOf(base: Report): Promise<Report> {
  return call(readReport, { params: { id: base.id } }).catch(() => base);
}

/** Only an organization's sales ask which months its restaurants have. */
function useReportRestaurants({ draft, base }: WizardState): WizardWork['restaurants'] {
  const days = daysOfReport(draft);
  const isAsked = rulesOf(draft).madeOf === 'restaurants' && days !== null;
  const [startDate, endDate] = days ?? ['2000-01-01', '2000-01-01'];
  const { data, error, refetch } = useRead(
    missingReports,
    {
      query: {
        startDate,
        endDate,
        variety: draft.variety,
        type: draft.type,
        ...(base ? { organizationId: base.organizationId } : {}),
      },
    },
    { enabled: isAsked, staleTime: 30_000 },
  );
  const items = useMemo(() => {
    if (!data) return null;
    const there = new Set(data.items.map(({ id }) => id));
    // Chosen before and deleted since: it stays listed until somebody takes it out.
    const gone = draft.restaurants.filter(({ id }) => !there.has(id));
    return [...data.items, ...gone.map(({ id, name }) => ({ id, name, status: restaurantRowStatus({}) }))];
  }, [data, draft.restaurants]);
  return { items, failure: error, retry: () => void refetch() };
}
