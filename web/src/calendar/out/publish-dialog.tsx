import type { BrokenPromise } from '@plateprint/shared/calendar/figures/broken-promises.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { readPublication } from '@plateprint/shared/calendar/publication-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FeedPart } from './feed-part.tsx';
import parts from '../parts.module.css';
import { PlanMenusPart } from './plan-menus-part.tsx';
import { PublishPart } from './publish-part.tsx';

interface PublishDialogProps {
  plan: { id: string; name: string; version: number };
  /** The dishes on its days. */
  dishes: readonly PlanDish[];
  /** Dishes that are not what their line or name says. */
  promises: readonly BrokenPromise[];
  restaurant: Restaurant;
  isUnsaved: boolean;
  onClose: () => void;
}

/** What guests see of a plan, and where: published or not, the public address of the kitchen's meals, and menus that show them. */
export function PublishDialog({ plan, dishes, promises, restaurant, isUnsaved, onClose }: PublishDialogProps) {
  const text = useText('calendar/out');
  const ui = useText('ui');
  const { data, error, refetch } = useRead(readPublication, { params: { id: plan.id } });
  return (
    <Dialog title={text('title')} isOpen onClose={onClose} actions={<Button onClick={onClose}>{ui('close')}</Button>}>
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={parts.stack}>
          {isUnsaved && <Message tone="warning">{text('unsaved')}</Message>}
          <PublishPart plan={plan} dishes={dishes} promises={promises} publication={data} isUnsaved={isUnsaved} />
          <FeedPart planId={plan.id} feed={data.feed} />
          <PlanMenusPart planId={plan.id} title={data.published?.title || plan.name} restaurant={restaurant} menus={data.menus} />
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
