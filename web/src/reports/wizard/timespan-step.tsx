import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import { monthOfDay, type Day } from '@plateprint/shared/kernel/month.ts';
import type { MonthCoverage } from '@plateprint/shared/reports/model/month-coverage.ts';
import { instituteNames } from '@plateprint/shared/reports/document/institute-names.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { wizardSteps } from '@plateprint/shared/reports/model/report-steps.ts';
import { checkTimespan, type TimespanOutcome } from '@plateprint/shared/reports/wizard/timespan-check.ts';
import { useState } from 'react';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Lockable } from '../../ui/layout/lockable.tsx';
import { standAtLowerEdge } from '../../ui/overlay/lower-edge.ts';
import { Message } from '../../ui/control/message.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { EditOrReplace } from './edit-or-replace.tsx';
import { MonthField } from './month-field.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { reportsOfKind } from './reports-of-kind.ts';
import { DayField } from './day-field.tsx';
import type { WizardWork } from './use-report-wizard.ts';
import styles from './wizard.module.css';

type Problem = Extract<TimespanOutcome, { next: 'problem' }>;

/** Which month, day or period the report speaks of, and by which food data it is calculated. */
export function TimespanStep({ wizard, isLocked }: { wizard: WizardWork; isLocked: boolean }) {
  const text = useText('reports/wizard');
  const failureText = useFailureText();
  const format = useFormat();
  const { state, dispatch } = wizard;
  const { draft, base } = state;
  const rules = rulesOf(draft);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [existing, setExisting] = useState<ReportSummary | null>(null);
  const [coverage, setCoverage] = useState<MonthCoverage | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const sources = useRead(listSources, {}, { staleTime: Infinity });
  const names = instituteNames(sources.data?.items ?? []);
  const institutes = names.length > 0 ? [`${format.list(names)}.`] : [];
  const [next] = wizardSteps(draft, base?.status ?? null);

  async function goOn(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const facts = await reportsOfKind(draft, wizard.restaurantId, base?.id ?? null);
      const outcome = checkTimespan(draft, draft, {
        existingId: facts.sameStart?.id ?? null,
        completedMonths: facts.completedMonths,
        today: localToday(),
        isNew: base === null,
      });
      setProblem(outcome.next === 'problem' ? outcome : null);
      if (outcome.next === 'edit_or_replace') setExisting(facts.sameStart);
      if (outcome.next === 'period') setCoverage(outcome.coverage);
      if (outcome.next === 'create') wizard.ask({ kind: 'save', status: 'completed' });
      if (outcome.next === 'data') dispatch({ do: 'enter_data', replaces: null });
    } catch (thrown) {
      setFailure(thrown as ClientFailure);
    } finally {
      setBusy(false);
    }
  }

  const said = (field: Problem['field']): string | null => (problem?.field === field ? text(`problem.${problem.code}`) : null);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLocked && !isBusy) void goOn();
      }}
    >
      <Lockable isLocked={isLocked}>
        <Card title={text(`when.${rules.timespan}`)}>
          <div className={styles.dates}>
            {rules.timespan === 'month' && (
              <MonthField
                value={draft.startDate === null ? null : monthOfDay(draft.startDate as Day)}
                problem={said('startDate')}
                onChange={(startDate) => dispatch({ do: 'change', draft: { startDate, endDate: null } })}
              />
            )}
            {rules.timespan !== 'month' && (
              <DayField
                label={text(rules.timespan === 'day' ? 'day' : 'firstDay')}
                value={draft.startDate}
                problem={said('startDate')}
                onChange={(startDate) => dispatch({ do: 'change', draft: { startDate } })}
              />
            )}
            {rules.timespan === 'period' && (
              <DayField
                label={text('lastDay')}
                value={draft.endDate}
                problem={said('endDate')}
                onChange={(endDate) => dispatch({ do: 'change', draft: { endDate } })}
              />
            )}
          </div>
        </Card>
        {rules.madeOf === 'rows' && (
          <Card>
            <RadioGroup
              label={text('foodData')}
              value={draft.emissionDatabase}
              onChange={(emissionDatabase) => dispatch({ do: 'change', draft: { emissionDatabase } })}
              choices={[
                { value: 'organization', label: text('location.organization'), hint: text('location.organizationHint') },
                { value: 'rise', label: text('location.rise'), hint: [text('location.riseHint'), ...institutes].join(' ') },
              ]}
            />
          </Card>
        )}
      </Lockable>
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
      <footer ref={standAtLowerEdge} className={styles.foot}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={isLocked}>
          {text(`button.${next?.next ?? 'generate'}`)}
        </Button>
      </footer>
      <EditOrReplace
        existing={existing}
        onClose={() => setExisting(null)}
        onReplace={(id) => {
          setExisting(null);
          dispatch({ do: 'enter_data', replaces: id });
        }}
      />
      <PeriodDialog
        coverage={coverage}
        kind={draft}
        onClose={() => setCoverage(null)}
        onGoOn={() => {
          setCoverage(null);
          wizard.ask({ kind: 'save', status: 'completed' });
        }}
      />
    </form>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** As the calendar on the wall has it. */
function localToday(): Day {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}` as Day;
}
