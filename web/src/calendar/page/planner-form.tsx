import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { EditRefusal } from '@plateprint/shared/access/edit-refusal.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { LeaveGuard } from '../../drafts/leave-guard.tsx';
import { NoRoom } from '../../drafts/no-room.tsx';
import { UnreadableDraft } from '../../drafts/unreadable-draft.tsx';
import { useDiscardQuestion } from '../../drafts/use-discard-question.tsx';
import { useOpenApart } from '../../drafts/use-open-apart.ts';
import { useKeptDraft } from '../../drafts/use-kept-draft.ts';
import type { Beginning } from '../../drafts/use-opened-draft.ts';
import { useUndoKeys } from '../../drafts/use-undo-keys.ts';
import { KitchenOfThing } from '../../restaurants/kitchen-of-thing.tsx';
import { Page } from '../../ui/layout/page-header.tsx';
import { GoneDishes } from '../dishes/gone-dishes.tsx';
import { useUnknownDishes } from '../dishes/use-unknown-dishes.ts';
import { KnownCosts } from '../figures/known-costs.tsx';
import { useCountedDays } from '../figures/use-counted-days.ts';
import { useRuleBreaks } from '../figures/use-rule-breaks.ts';
import { useWeeks } from '../figures/use-weeks.ts';
import { FillDialog, type ListToFill } from '../fill/fill-dialog.tsx';
import { ChosenBar } from '../grid/chosen-bar.tsx';
import { useCellClipboard } from '../grid/use-cell-clipboard.ts';
import { useGridActions } from '../grid/use-grid-actions.ts';
import { FollowedNote } from '../following/followed-note.tsx';
import { type Followed, useFollowed } from '../following/use-followed.ts';
import { BetterDaysDialog } from '../shuffle/better-days-dialog.tsx';
import { PLAN_DRAFT } from '../state/plan-draft-format.ts';
import type { PlanState } from '../state/plan-state.ts';
import { type Planner, usePlanner } from '../state/use-planner.ts';
import { PlanAllergenNotices } from '../out/plan-allergen-notices.tsx';
import { PlanWordNotices } from '../out/plan-word-notices.tsx';
import { useMenuPlanRefusal } from '../use-plan-refusal.ts';
import { Outward } from './outward.tsx';
import { MoreOfPlan, PlanActions, type PlanQuestion } from './plan-actions.tsx';
import { PlannerHead } from './planner-head.tsx';
import { PlannerNotes } from './planner-notes.tsx';
import { PlanSide } from './plan-side.tsx';
import styles from './planner.module.css';
import { useSameCall } from './use-same-call.ts';
import { useSavePlan } from './use-save-plan.ts';
import { WeeksOfPlan } from './weeks-of-plan.tsx';

interface PlannerFormProps {
  id: string | undefined;
  restaurant: Restaurant;
  follows: Followed['follows'];
  /** The beginning: as it is saved, or unsaved work that is gone on with. */
  beginning: Beginning<PlanState>;
  onDiscard: () => void;
  /** The version that was saved meanwhile, in place of this one. */
  onOpen: (newer: MenuPlan) => void;
}

/** The weeks of the cycle, and beside them what they mean, the kitchen's dishes, and the shape of the plan. */
export function PlannerForm({ id, restaurant, follows, beginning, onDiscard, onOpen }: PlannerFormProps) {
  const { place, writer } = beginning;
  const refusal = useMenuPlanRefusal(restaurant);
  const isLocked = refusal !== null;
  const planner = usePlanner(beginning.state, isLocked);
  const { state, dispatch } = planner;
  const kept = useKeptDraft({ format: PLAN_DRAFT, place, writer, restaurantId: restaurant.id }, state, state.changed);
  const saving = useSavePlan({ planner, id, restaurantId: restaurant.id, kept });
  const unknown = useUnknownDishes(planner, restaurant.id);
  const { days, popularity } = useCountedDays(state);
  const followed = useFollowed(planner, follows);
  const { rules, lines, startsOn, endsOn, closed, weeks } = state.draft;
  const byWeek = useWeeks(days);
  const breaks = useRuleBreaks(rules, byWeek);
  const grid = useGridActions(planner, isLocked);
  const { asked, setAsked, list, setList, ask } = usePlanQuestions();
  useCellClipboard({ planner, isLocked, grid, onList: (text, from) => setList({ text, from }) });
  useUndoKeys(dispatch, isLocked ? undefined : saving.save);
  const { drop, isKept } = kept;
  const keeping = useMemo(() => ({ isKept, drop }), [isKept, drop]);
  const saveToLeave = useSameCall(saving.saveToLeave);
  const discard = useCallback(() => {
    drop();
    onDiscard();
  }, [drop, onDiscard]);
  const discarding = useDiscardQuestion(discard);
  const openApart = useOpenApart(kept, planner, onOpen);
  const onCopy = useCallback((from: number, to: number) => dispatch({ do: 'copy_week', from, to }), [dispatch]);
  const isUnsaved = state.changed && !saving.isDone;
  return (
    <PlanPage gone={state.gone}>
      <div className={styles.planner}>
        <PlannerHead
          planner={planner}
          saving={saving}
          isLocked={isLocked}
          onDiscard={discarding.ask}
          more={id !== undefined && <MoreOfPlan id={id} restaurant={restaurant} onAsk={setAsked} />}
        >
          <PlanActions id={id} isLocked={isLocked} hasFewDishes={state.draft.cells.length < 2} onAsk={ask} />
        </PlannerHead>
        <Notices {...{ id, planner, saving, unknown, followed, refusal, kept, beginning, restaurant }} onOpen={openApart.open} />
        <KnownCosts planId={id} restaurantId={restaurant.id}>
          <div className={styles.sides}>
            <div className={styles.weeks} data-moving={grid.moving !== null || undefined}>
              <WeeksOfPlan
                {...{ byWeek, breaks, grid, lines, startsOn, endsOn, closed, weeks, onCopy }}
                budget={rules.budget ?? null}
                isAsking={unknown.isAsking}
                varied={followed.varied}
                restaurantId={restaurant.id}
              />
              {!isLocked && <ChosenBar planner={planner} grid={grid} />}
            </div>
            <PlanSide
              id={id}
              planner={planner}
              days={days}
              breaks={breaks}
              grid={grid}
              followed={followed}
              restaurantId={restaurant.id}
              isLocked={isLocked}
            />
          </div>
        </KnownCosts>
      </div>
      {discarding.question}
      {openApart.question}
      {list && <FillDialog planner={planner} restaurantId={restaurant.id} list={list} onClose={() => setList(null)} />}
      {asked === 'shuffle' && (
        <BetterDaysDialog {...{ id, planner, popularity }} restaurantId={restaurant.id} onClose={() => setAsked(null)} />
      )}
      {id !== undefined && <Outward {...{ id, asked, planner, days, restaurant, isLocked }} onClose={() => setAsked(null)} />}
      <LeaveGuard {...{ isUnsaved, keeping }} save={isLocked ? null : saveToLeave} isOfRestaurant={id === undefined} />
    </PlanPage>
  );
}

/** Everything within names dishes that are gone as they were called. */
function PlanPage({ gone, children }: Pick<PlanState, 'gone'> & { children: ReactNode }) {
  return (
    <GoneDishes value={gone}>
      <Page wide>{children}</Page>
    </GoneDishes>
  );
}

/** The dialog that is open over the plan, and the list that is filled in. */
function usePlanQuestions() {
  const [asked, setAsked] = useState<PlanQuestion | null>(null);
  const [list, setList] = useState<ListToFill | null>(null);
  const ask = useCallback(
    (question: PlanQuestion): void => (question === 'fill' ? setList({ text: '', from: null }) : setAsked(question)),
    [],
  );
  return { asked, setAsked, list, setList, ask };
}

/** A refusal that stands above every page is not said again. */
function Locked({ refusal }: { refusal: EditRefusal | null }) {
  return refusal === 'plan_lacks' ? <FeatureLock feature="menu_plans" small /> : null;
}

interface NoticesProps {
  id: string | undefined;
  planner: Planner;
  saving: ReturnType<typeof useSavePlan>;
  unknown: ReturnType<typeof useUnknownDishes>;
  followed: ReturnType<typeof useFollowed>;
  refusal: EditRefusal | null;
  kept: { isKept: boolean };
  beginning: Beginning<PlanState>;
  restaurant: Restaurant;
  onOpen: (newer: MenuPlan) => void;
}

/** What stands above the weeks: whose plan it is, what it lacks, and what became of saving. */
function Notices({ id, planner, saving, unknown, followed, refusal, kept, beginning, restaurant, onOpen }: NoticesProps) {
  const { writer, unreadable } = beginning;
  return (
    <>
      {id !== undefined && <KitchenOfThing restaurantId={restaurant.id} list="/menu-plans" />}
      <Locked refusal={refusal} />
      <PlannerNotes
        planner={planner}
        saving={saving}
        unknown={unknown}
        isContinued={writer !== null && planner.state.changed}
        onOpen={onOpen}
      />
      {id !== undefined && <PlanAllergenNotices planId={id} />}
      {id !== undefined && <PlanWordNotices planId={id} />}
      <FollowedNote id={id} planner={planner} followed={followed} isLocked={refusal !== null} />
      <NoRoom isKept={kept.isKept} />
      {unreadable && <UnreadableDraft place={unreadable} />}
    </>
  );
}
