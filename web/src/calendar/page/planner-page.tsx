import { type MenuPlan, readMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { isProblem } from '../../platform/api/client-failure.ts';
import { readKey } from '../../platform/api/endpoint-key.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useOpenedDraft } from '../../drafts/use-opened-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant, useRestaurantOf, useRestaurants } from '../../restaurants/use-restaurants.ts';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useSession } from '../../users/session.ts';
import { useFollowedPlan } from '../following/use-followed.ts';
import { PlanNotHere } from '../plan-not-here.tsx';
import { StillToCome } from '../still-to-come.tsx';
import { newLineId } from '../state/new-line-id.ts';
import { PLAN_DRAFT } from '../state/plan-draft-format.ts';
import { newPlanState, planStateOf, type PlanState, withDishesOf } from '../state/plan-state.ts';
import { PlannerForm } from './planner-form.tsx';

/** A new plan, or the one with the id; of a saved one unsaved work in this browser comes first. */
export function PlannerPage() {
  const { id } = useParams({ strict: false });
  const { draft } = useSearch({ strict: false });
  return id === undefined ? <NewPlan key={draft} /> : <StoredPlan key={`${id} ${draft}`} id={id} />;
}

function NewPlan() {
  const text = useText('calendar/planner');
  const restaurant = useRestaurant();
  const lines = (['first', 'second', 'green'] as const).map((name) => ({ id: newLineId(), name: text(`newLine.${name}`) }));
  return <Planner key={restaurant?.id} id={undefined} of={restaurant?.id} saved={newPlanState('', lines)} />;
}

function StoredPlan({ id }: { id: string }) {
  const client = useQueryClient();
  const text = useText('calendar/planner');
  const { data, error, refetch } = useRead(readMenuPlan, { params: { id } }, { staleTime: Infinity });
  // While it is open the plan stands still; opened again it is asked for anew, for others may have saved it.
  useEffect(() => () => client.removeQueries({ queryKey: readKey(readMenuPlan, { params: { id } }) }), [client, id]);
  if (isProblem(error, 'not_found')) return <PlanNotHere />;
  if (data) return <Planner id={id} of={data.restaurantId} saved={planStateOf(data)} />;
  return (
    <Page wide>
      <PageHeader title={text('toOverview')} />
      <StillToCome failure={error} onRetry={() => void refetch()} />
    </Page>
  );
}

interface PlannerProps {
  id: string | undefined;
  /** The kitchen it is of: another may be worked in. */
  of: string | undefined;
  saved: PlanState;
}

function Planner({ id, of, saved }: PlannerProps) {
  const text = useText('calendar/planner');
  const client = useQueryClient();
  const { authUser } = useSession();
  const here = useRestaurant();
  const { hasMore } = useRestaurants();
  const itsOwn = useRestaurantOf(of ?? '');
  // The facts of another kitchen, its currency and who may what, are not those of a plan that is already there.
  const restaurant = itsOwn ?? (of === undefined || !hasMore ? here : null);
  const { draft } = useSearch({ strict: false });
  const refusal = usePlanRefusal('menu_plans');
  const follows = useFollowedPlan(id);
  const [beginning, beginWith] = useOpenedDraft({
    format: PLAN_DRAFT,
    userId: authUser.id,
    id: draft,
    thing: id,
    fresh: saved,
  });
  const openNewer = (newer: MenuPlan): void => {
    // What is discarded from here on goes back to it.
    client.setQueryData(readKey(readMenuPlan, { params: { id: newer.id } }), newer);
    beginWith(planStateOf(newer), 'apart');
  };
  if (!restaurant)
    return (
      of !== undefined && (
        <Page wide>
          <PageHeader title={text('toOverview')} />
          <Skeleton lines={12} />
        </Page>
      )
    );
  // Work that was begun before stays to be read; an empty page would only promise what cannot be done.
  if (refusal !== null && id === undefined && beginning.writer === null) {
    return (
      <Page>
        <PageHeader title={text('newTitle')} />
        <FeatureLock feature="menu_plans" />
      </Page>
    );
  }
  return (
    <PlannerForm
      key={beginning.round}
      id={id}
      restaurant={restaurant}
      follows={follows}
      beginning={beginning.writer === null ? beginning : { ...beginning, state: withDishesOf(beginning.state, saved) }}
      onDiscard={() => beginWith(saved)}
      onOpen={openNewer}
    />
  );
}
