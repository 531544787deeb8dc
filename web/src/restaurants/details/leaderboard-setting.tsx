import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import { mayLeaveLeaderboard } from '@plateprint/shared/access/leaderboard-abilities.ts';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useActor } from '../../users/actor.ts';
import { placeOfRestaurant } from '../restaurant-place.ts';
import styles from './restaurant.module.css';

/** Whether the restaurant takes part in the leaderboard, and who then sees what of it. */
export function LeaderboardSetting({ restaurant }: { restaurant: RestaurantDetails }) {
  const text = useText('restaurants/details');
  const failureText = useFailureText();
  const notices = useNotices();
  const client = useQueryClient();
  const actor = useActor();
  const { id, name, onLeaderboard, mayJoinLeaderboard } = restaurant;
  const change = useChange(api.updateRestaurant, {
    onSuccess: ({ onLeaderboard: isIn }) => {
      notices.show({ message: text(isIn ? 'leaderboard.joined' : 'leaderboard.left', { name }) });
      // The boards are of an area that this one does not know.
      void client.invalidateQueries();
    },
  });
  const mayLeave = onLeaderboard && mayLeaveLeaderboard(actor, placeOfRestaurant(actor, restaurant));
  const mayDecide = mayJoinLeaderboard || mayLeave;
  const lacksPlan = planRefusal(actor, 'leaderboard', restaurant) === 'plan_lacks';
  if (lacksPlan && !onLeaderboard) return <FeatureLock feature="leaderboard" small />;
  return (
    <div className={styles.set}>
      {change.error && <Message tone="danger">{failureText(change.error)}</Message>}
      {mayDecide ? (
        <Switch
          label={text('leaderboard.takePart')}
          checked={change.isPending ? (change.variables.body.onLeaderboard ?? onLeaderboard) : onLeaderboard}
          onChange={(isIn) => change.mutate({ body: { id, onLeaderboard: isIn } })}
        />
      ) : (
        <Message>{text(onLeaderboard ? 'leaderboard.isIn' : 'leaderboard.isOut', { name })}</Message>
      )}
      <p className={styles.quiet}>{text('leaderboard.seen')}</p>
      {mayDecide && <p className={styles.quiet}>{text('leaderboard.leave')}</p>}
    </div>
  );
}
