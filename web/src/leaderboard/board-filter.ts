import { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { BoardScope } from '@plateprint/shared/leaderboard/anonymity.ts';
import { isBoardPeriod, periodTypeOf, PeriodType } from '@plateprint/shared/leaderboard/board-period.ts';
import { Measure } from '@plateprint/shared/leaderboard/measure.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';

const otherwise = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z.catch(z._default(schema, value as never), value as never);

/** Which board is looked at, as it stands in the page's address; without a period the last finished one. */
export const BoardFilter = z.object({
  scope: otherwise(BoardScope, 'organization'),
  periodType: otherwise(PeriodType, 'month'),
  period: z.catch(z.optional(z.coerce.string().check(z.refine(isBoardPeriod))), undefined),
  by: otherwise(Measure, 'per_portion'),
  emissionDatabase: otherwise(EmissionDatabase, 'organization'),
});
export type BoardFilter = z.infer<typeof BoardFilter>;

const USUAL: BoardFilter = {
  scope: 'organization',
  periodType: 'month',
  period: undefined,
  by: 'per_portion',
  emissionDatabase: 'organization',
};

/** The parts of a filter that differ from the usual: only they stand in the address. */
export function unusual(filter: BoardFilter): Partial<BoardFilter> {
  return Object.fromEntries(Object.entries(filter).filter(([key, value]) => value !== ownValue(USUAL, key)));
}

/** The filter in the page's address, and how to change it; another kind of period begins at its last. */
export function useBoardFilter(): { filter: BoardFilter; change: (changed: Partial<BoardFilter>) => void } {
  const read = BoardFilter.parse(useSearch({ strict: false }));
  const periodType = read.period === undefined ? read.periodType : periodTypeOf(read.period as never);
  const filter = { ...read, periodType };
  const navigate = useNavigate();
  const change = (changed: Partial<BoardFilter>): void => {
    const period = changed.periodType ? undefined : filter.period;
    void navigate({ to: '/leaderboard', search: unusual({ ...filter, period, ...changed }), replace: true });
  };
  return { filter, change };
}
