import { givePlanToKitchens, offerMenuPlan, readFollowing } from '@plateprint/shared/calendar/following-api.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useDishName } from '../dishes/gone-dishes.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { PlanState } from '../state/plan-state.ts';
import parts from '../parts.module.css';
import { Followers } from './followers.tsx';
import { GiveToKitchens } from './give-to-kitchens.tsx';

interface KitchensDialogProps {
  id: string;
  state: PlanState;
  restaurant: Restaurant;
  onClose: () => void;
}

/** The kitchens of the organization that follow a plan: whether they may, which they are, and putting it into more. */
export function KitchensDialog({ id, state, restaurant, onClose }: KitchensDialogProps) {
  const text = useText('calendar/following');
  const ui = useText('ui');
  const failureText = useFailureText();
  const outsideLibrary = useOutsideLibrary(state);
  const { data, error, refetch } = useRead(readFollowing, { params: { id } });
  const offer = useChange(offerMenuPlan, { refreshes: [readFollowing] });
  const give = useChange(givePlanToKitchens, { refreshes: [readFollowing] });
  const names = outsideLibrary(offer.error);
  return (
    <Dialog title={text('title')} isOpen onClose={onClose} actions={<Button onClick={onClose}>{ui('close')}</Button>}>
      {error && !data ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={parts.stack}>
          {state.changed && <Message tone="warning">{text('unsaved')}</Message>}
          <p className={parts.hint}>{text('lead')}</p>
          <Switch
            label={text('offer')}
            checked={data.isOffered}
            disabled={offer.isPending}
            onChange={(isOffered) => offer.mutate({ params: { id }, body: { isOffered } })}
          />
          {offer.error && <Message tone="danger">{names ? text('libraryOnly', { names }) : failureText(offer.error)}</Message>}
          {data.isOffered && (
            <>
              <GiveToKitchens
                restaurant={restaurant}
                followers={data.followers}
                isBusy={give.isPending}
                onGive={(restaurantIds) => give.mutate({ params: { id }, body: { restaurantIds } })}
              />
              {give.error && <Message tone="danger">{failureText(give.error)}</Message>}
              <Followers followers={data.followers} />
            </>
          )}
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

/** The names of the dishes that a refusal names; null for other refusals. */
function useOutsideLibrary({ draft, dishes }: PlanState): (failure: unknown) => string | null {
  const nameOf = useDishName();
  return (failure) => {
    if (!(failure instanceof ClientFailure)) return null;
    const named = failure.fields.filter(({ code }) => code === 'not_in_library').map(({ path }) => dishAt(draft, path));
    const names = [...new Set(named)].flatMap((recipeId) =>
      recipeId === undefined ? [] : [nameOf(recipeId, dishes.get(recipeId))],
    );
    return names.length === 0 ? null : names.join(', ');
  };
}

/** `plan.cells.3.recipeId`: the dish of the fourth cell. */
function dishAt({ cells }: MenuPlanDraft, path: string): string | undefined {
  return cells[Number(path.split('.')[2])]?.recipeId;
}
