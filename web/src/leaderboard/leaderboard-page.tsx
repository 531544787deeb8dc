import { mayReadLeaderboardOf } from '@plateprint/shared/access/leaderboard-abilities.ts';
import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import { FeatureLock } from '../access/feature-lock.tsx';
import { usePages } from '../platform/api/use-pages.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NoRestaurant } from '../restaurants/no-restaurant.tsx';
import { placeOfRestaurant } from '../restaurants/restaurant-place.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { LoadMore } from '../ui/table/load-more.tsx';
import { Page, PageHeader } from '../ui/layout/page-header.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { useActor } from '../users/actor.ts';
import { BoardBasis } from './board-basis.tsx';
import { BoardControls } from './board-controls.tsx';
import { useBoardFilter } from './board-filter.ts';
import styles from './board.module.css';
import { Counting } from './counting.tsx';
import { FoldedLacking } from './lacking.tsx';
import { NoBoard } from './no-board.tsx';
import { NotTakingPart } from './not-taking-part.tsx';
import { areOwnHidden, OwnRows } from './own-rows.tsx';
import { Rows } from './rows.tsx';

/** While a board is counted for the first time: that takes a second or two. */
const ASKED_EVERY_MS = 1500;

/** How restaurants stand that joined: of the organization, of the enterprise, of the whole sector. */
export function LeaderboardPage() {
  const text = useText('leaderboard');
  const restaurant = useRestaurant();
  const actor = useActor();
  const isLocked =
    restaurant !== null && !mayReadLeaderboardOf(actor, { ...placeOfRestaurant(actor, restaurant), plan: restaurant.plan });
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      {isLocked && <FeatureLock feature="leaderboard" />}
      {!isLocked && !restaurant && <NoRestaurant />}
      {!isLocked && restaurant && <Board restaurantId={restaurant.id} />}
    </Page>
  );
}

function Board({ restaurantId }: { restaurantId: string }) {
  const text = useText('leaderboard');
  const { filter } = useBoardFilter();
  const { period, ...usual } = filter;
  const pages = usePages(
    readLeaderboard,
    { query: { ...usual, ...(period && { period }), restaurantId } },
    { refreshEvery: (answer) => (answer?.isCounting ? ASKED_EVERY_MS : null) },
  );
  const board = pages.first;
  if (!board) {
    if (pages.failure) return <ErrorState failure={pages.failure} onRetry={pages.retry} />;
    return <Skeleton lines={10} />;
  }
  const rows = pages.items ?? [];
  const isOwnHidden = areOwnHidden(board, rows);
  return (
    <div className={styles.board} data-outdated={pages.isOutdated || undefined}>
      <BoardControls board={board} />
      {board.isCounting && <Counting />}
      {!board.isCounting && rows.length === 0 && <NoBoard board={board} />}
      {rows.length > 0 && (
        <>
          <BoardBasis board={board} />
          <NotTakingPart board={board} />
          <FoldedLacking board={board} restaurantId={restaurantId} />
          {isOwnHidden && <OwnRows board={board} restaurantId={restaurantId} />}
          <div className={styles.own}>
            {isOwnHidden && <h2 className={styles.title}>{text('everybody')}</h2>}
            <Rows board={board} rows={rows} restaurantId={restaurantId} />
          </div>
          <LoadMore pages={pages} />
        </>
      )}
    </div>
  );
}
