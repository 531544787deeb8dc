import { isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import { mayLeaveLeaderboard } from '@plateprint/shared/access/leaderboard-abilities.ts';
import { planHas } from '@plateprint/shared/access/plan.ts';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Message } from '../../ui/message.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useActor } from '../../users/actor.ts';
import styles from './restaurant.module.css';

/** Whether the restaurant takes part in the leaderboard, and who then sees what of it. */
export function LeaderboardSetting({ restaurant }: { restaurant: RestaurantDetails }) {
  const text = useText('restaurants/details');
  const failureText = useFailureText();
  const notices = useNotices();
  const client = useQueryClient();
  const actor = useActor();
  const { id, name, organizationId, onLeaderboard, mayJoinLeaderboard } = restaurant;
  const change = useChange(api.updateRestaurant, {
    onSuccess: ({ onLeaderboard: isIn }) => {
      notices.show({ message: text(isIn ? 'leaderboard.joined' : 'leaderboard.left', { name }) });
      // The boards are of an area that this one does not know.
      void client.invalidateQueries();
    },
  });
  const mayLeave = onLeaderboard && mayLeaveLeaderboard(actor, { id, organizationId, enterpriseId: actor.enterpriseId });
  const lacksPlan = !isSuperAdmin(actor) && !planHas(actor.plan, 'leaderboard');
  if (lacksPlan && !onLeaderboard) return <FeatureLock feature="leaderboard" />;
  return (
    <div className={styles.set}>
      {change.error && <Message tone="danger">{failureText(change.error)}</Message>}
      <Switch
        label={text('leaderboard.takePart')}
        checked={change.isPending ? (change.variables.body.onLeaderboard ?? onLeaderboard) : onLeaderboard}
        disabled={!mayJoinLeaderboard && !mayLeave}
        onChange={(isIn) => change.mutate({ body: { id, onLeaderboard: isIn } })}
      />
      <p className={styles.quiet}>{text('leaderboard.seen')}</p>
      <p className={styles.quiet}>{text('leaderboard.leave')}</p>
    </div>
  );
}
