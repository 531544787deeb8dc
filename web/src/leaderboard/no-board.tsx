import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Lacking } from './lacking.tsx';
import { usePeriodName } from './use-period-name.ts';

/** In the place of rows: why there are none, and what to do about it. */
export function NoBoard({ board }: { board: Leaderboard }) {
  const text = useText('leaderboard');
  const format = useFormat();
  const periodName = usePeriodName();
  const counts = { joined: format.number(board.joined), all: format.number(board.restaurants) };
  const why = board.isTooFew ? 'tooFew' : board.joined === 0 ? 'nobody' : 'nothing';
  return (
    <>
      <EmptyState
        picture={why === 'nobody' ? 'plate' : 'paper'}
        title={why === 'nothing' ? text('nothing.title', { period: periodName(board.period) }) : text(`${why}.title`)}
        action={
          why === 'nothing' ? (
            <ButtonLink to="/reports" icon="chart">
              {text('toReports')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/organization" search={{ tab: 'restaurants' }} variant="primary" icon="restaurant">
              {text('toRestaurants')}
            </ButtonLink>
          )
        }
      >
        {why === 'nothing' ? text('nothing.lead', counts) : text(`${why}.lead`)}
      </EmptyState>
      <Lacking board={board} />
    </>
  );
}
