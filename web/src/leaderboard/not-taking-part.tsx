import { mayJoinLeaderboard } from '@plateprint/shared/access/abilities.ts';
import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { placeOfRestaurant } from '../restaurants/restaurant-place.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { ButtonLink } from '../ui/control/link.tsx';
import { Message } from '../ui/control/message.tsx';
import { useActor } from '../users/actor.ts';

/** Whether the reader may let the restaurant that is looked from take part. */
export function useMayJoin({ restaurant: { id } }: Leaderboard): boolean {
  const actor = useActor();
  const restaurant = useRestaurant();
  return restaurant?.id === id && mayJoinLeaderboard(actor, placeOfRestaurant(actor, restaurant));
}

/** Above a board of others: the reader's own kitchen is not on it, and how it comes there. */
export function NotTakingPart({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const mayJoin = useMayJoin(board);
  if (board.takesPart) return null;
  return (
    <Message
      action={
        mayJoin && (
          <ButtonLink to="/restaurant/{-$id}" params={{ id: board.restaurant.id }} size="small">
            {text('toRestaurant')}
          </ButtonLink>
        )
      }
    >
      {text(mayJoin ? 'outside.join' : 'outside.ask', { name: board.restaurant.name })}
    </Message>
  );
}
