import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { ButtonLink } from '../ui/control/link.tsx';
import { Lacking } from './lacking.tsx';
import { NotTakingPart, useMayJoin } from './not-taking-part.tsx';
import { usePeriodName } from './use-period-name.ts';

/** In the place of rows: why there are none, and what to do about it. */
export function NoBoard({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const format = useFormat();
  const periodName = usePeriodName();
  const counts = { joined: format.number(board.joined), all: board.restaurants };
  const mayJoin = useMayJoin(board);
  const why = board.isTooFew ? 'tooFew' : board.joined === 0 ? 'nobody' : 'nothing';
  return (
    <>
      {why !== 'nobody' && <NotTakingPart board={board} />}
      <EmptyState
        picture={why === 'nobody' ? 'plate' : 'paper'}
        title={why === 'nothing' ? text('nothing.title', { period: periodName(board.period) }) : text(`${why}.title`)}
        action={<Action why={why} mayJoin={mayJoin} />}
      >
        {why === 'nothing' ? text('nothing.lead', counts) : text(why === 'nobody' && !mayJoin ? 'nobody.ask' : `${why}.lead`)}
      </EmptyState>
      <Lacking board={board} />
    </>
  );
}

/** Against too few others the reader can do nothing. */
function Action({ why, mayJoin }: { why: 'tooFew' | 'nobody' | 'nothing'; mayJoin: boolean }) {
  const text = useText('leaderboard');
  if (why === 'nothing')
    return (
      <ButtonLink to="/reports" icon="chart">
        {text('toReports')}
      </ButtonLink>
    );
  if (why === 'tooFew' || !mayJoin) return null;
  return (
    <ButtonLink to="/organization" search={{ tab: 'restaurants' }} variant="primary" icon="restaurant">
      {text('toRestaurants')}
    </ButtonLink>
  );
}
