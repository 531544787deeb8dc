import { isLockable, type LockedFeature } from '@plateprint/shared/access/plan.ts';
import { featuresOfReport, mayReadOrganizationReports } from '@plateprint/shared/access/abilities.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { mayBeDraft } from '@plateprint/shared/reports/model/report-status.ts';
import { wizardSteps } from '@plateprint/shared/reports/model/report-steps.ts';
import { useEffect, useRef } from 'react';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusalOf } from '../../access/plan-context.ts';
import { NoRoom } from '../../drafts/no-room.tsx';
import { UnreadableDraft } from '../../drafts/unreadable-draft.tsx';
import { useDiscardQuestion } from '../../drafts/use-discard-question.tsx';
import type { Beginning } from '../../drafts/use-opened-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Steps } from '../../ui/layout/steps.tsx';
import { useActor } from '../../users/actor.ts';
import { useReportWords } from '../report-words.ts';
import { KitchenOfThing } from '../../restaurants/kitchen-of-thing.tsx';
import { DataStep } from './data-step.tsx';
import { ExitGuard } from './exit-guard.tsx';
import { FinalStep } from './final-step.tsx';
import type { ReportWork } from '../report-draft-format.ts';
import { SaveDialogs } from './save-dialogs.tsx';
import { TimespanStep } from './timespan-step.tsx';
import { useReportWizard } from './use-report-wizard.ts';
import styles from './wizard.module.css';
import type { WizardState } from './wizard-state.ts';

interface ReportWizardProps {
  /** The saved report; undefined: a new one. */
  id: string | undefined;
  /** The kitchen whose report it is; null: it is new, or of many. */
  of: string | null;
  beginning: Beginning<ReportWork>;
  first: WizardState;
  /** Begins again with another state; null: with what it began with. */
  onOpen: (state: WizardState | null) => void;
}

/** Timespan → data → final report; a restaurant's sales period has no data of its own. */
export function ReportWizard({ id, of, beginning, first, onOpen }: ReportWizardProps) {
  const text = useText('reports/wizard');
  const ui = useText('ui');
  const words = useReportWords();
  const restaurant = useRestaurant();
  const wizard = useReportWizard({ id, beginning, first, restaurantId: restaurant?.id ?? '' });
  const drafts = useText('drafts');
  const open = (state: WizardState | null): void => {
    wizard.keeping.drop();
    onOpen(state);
  };
  const discarding = useDiscardQuestion(() => open(null));
  const { state, dispatch } = wizard;
  const { draft, base, step } = state;
  const refusal = useRefusal(state);
  const steps = wizardSteps(draft, base?.status ?? null);
  const title = draft.name.trim() || (base ? base.name : words.kindOf(draft));
  const stage = useStageFocus(step);

  return (
    <Page wide={step !== 'timespan'}>
      <PageHeader
        title={title}
        trail={
          <Breadcrumbs
            crumbs={[
              <Link key="reports" to="/reports" quiet>
                {text('reports')}
              </Link>,
              base?.status === 'completed' ? title : text('draftCrumb', { name: title }),
            ]}
          />
        }
        lead={
          step === 'timespan'
            ? text(`lead.${rulesOf(draft).madeOf}`, { type: draft.type })
            : words.timespanOf({ ...draft, startDate: draft.startDate ?? '' })
        }
      />
      <div className={styles.wizard}>
        {of !== null && <KitchenOfThing restaurantId={of} list="/reports" />}
        {beginning.unreadable && <UnreadableDraft place={beginning.unreadable} />}
        {beginning.writer !== null && (
          <Message
            action={
              <Button size="small" variant="quiet" onClick={discarding.ask}>
                {text('discard')}
              </Button>
            }
          >
            {drafts('continued')}
          </Message>
        )}
        {discarding.question}
        <NoRoom
          isKept={wizard.keeping.isKept}
          action={
            mayBeDraft(draft, base?.status ?? null) && (
              <Button size="small" onClick={() => wizard.finish('draft')}>
                {text('saveDraft')}
              </Button>
            )
          }
        />
        {refusal === 'not_allowed' && <Message tone="warning">{ui('failure.not_allowed')}</Message>}
        {refusal !== null && refusal !== 'plan_inactive' && refusal !== 'not_allowed' && <FeatureLock feature={refusal} small />}
        <Steps
          label={text('steps')}
          steps={steps.map(({ name }) => ({ id: name, label: text(`step.${name}`) }))}
          current={step}
          onGo={wizard.goBack}
        />
        <div ref={stage} className={styles.stage} tabIndex={-1}>
          {step === 'timespan' && <TimespanStep wizard={wizard} isLocked={refusal !== null} />}
          {(step === 'sales_data' || step === 'ingredients' || step === 'restaurants') && (
            <DataStep wizard={wizard} isLocked={refusal !== null} />
          )}
          {step === 'final_report' && <FinalStep wizard={wizard} isLocked={refusal !== null} />}
        </div>
      </div>
      <SaveDialogs wizard={wizard} onOpen={open} />
      <ExitGuard wizard={wizard} dispatch={dispatch} />
    </Page>
  );
}

/** Why a report of this kind may not be made: the person's roles, the plan, or a feature it lacks; null when it may. */
function useRefusal({ draft }: WizardState): LockedFeature | 'plan_inactive' | 'not_allowed' | null {
  const actor = useActor();
  const refusalOf = usePlanRefusalOf();
  const organization = { id: actor.organizationId, enterpriseId: actor.enterpriseId };
  if (draft.category === 'organization' && !mayReadOrganizationReports(actor, organization)) return 'not_allowed';
  for (const feature of featuresOfReport(draft)) {
    const refusal = refusalOf(feature);
    if (refusal === 'plan_inactive') return refusal;
    if (refusal === 'plan_lacks' && isLockable(feature)) return feature;
  }
  return null;
}

/**
 * The button that led on is gone: the next step is where reading and Tab go on. In a task of its own: before the focus moves the
 * browser lays out what is new, which takes as long as drawing it did.
 */
function useStageFocus(step: string) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    const timer = setTimeout(() => {
      stage.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    });
    return () => clearTimeout(timer);
  }, [step]);
  return stage;
}
