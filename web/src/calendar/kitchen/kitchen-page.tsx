import { readMenuPlan, readPlanProvisions } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { useParams } from '@tanstack/react-router';
import { isProblem } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { KitchenOfThing } from '../../restaurants/kitchen-of-thing.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { KitchenLists } from './kitchen-lists.tsx';
import { PlanNotHere } from '../plan-not-here.tsx';
import { StillToCome } from '../still-to-come.tsx';
import { useFoodNames } from './use-food-names.ts';
import { useKitchenWords } from './kitchen-words.ts';

/** The page of purchases and production for the days of a menu plan. */
export function KitchenPage() {
  const { id = '' } = useParams({ strict: false });
  const text = useText('calendar/kitchen');
  const plan = useRead(readMenuPlan, { params: { id } });
  const provisions = useRead(readPlanProvisions, { params: { id } });
  const names = useFoodNames(provisions.data?.recipes ?? [], provisions.data?.bases ?? []);
  const words = useKitchenWords(names, plan.data?.gone);
  const error = plan.error ?? provisions.error;
  if (isProblem(error, 'not_found')) return <PlanNotHere />;
  const toPlan = (
    <ButtonLink to="/menu-plans/plan/{-$id}" params={{ id }} icon="arrow-left">
      {text('toPlan')}
    </ButtonLink>
  );
  return (
    <Page wide>
      <PageHeader title={text('title')} lead={plan.data?.name} actions={toPlan} />
      {plan.data && <KitchenOfThing restaurantId={plan.data.restaurantId} list="/menu-plans" />}
      {!plan.data || !provisions.data || !words ? (
        <StillToCome failure={error} onRetry={() => void Promise.all([plan.refetch(), provisions.refetch()])} />
      ) : plan.data.startsOn === null ? (
        <EmptyState picture="paper" title={text('noDate')} action={toPlan}>
          {text('noDateHelp')}
        </EmptyState>
      ) : (
        <KitchenLists plan={plan.data} startsOn={plan.data.startsOn} provisions={provisions.data} words={words} />
      )}
    </Page>
  );
}
