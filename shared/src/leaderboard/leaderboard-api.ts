import * as z from 'zod/mini';
import { EmissionDatabase } from '../ingredients/ingredient-facts.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { BoardScope } from './anonymity.ts';
import { isBoardPeriod, PeriodType } from './board-period.ts';
import { Leaderboard } from './leaderboard.ts';
import { Measure } from './measure.ts';
import { wireName } from '../kernel/api/wire-name.ts';

export const readLeaderboard = endpoint({
  method: 'GET',
  path: '/leaderboard',
  callers: 'signed-in',
  summary: 'Read how restaurants stand that joined the leaderboard',
  description:
    'Whoever works in a restaurant of an organization on plus or above. Names are given of the own organization, and of the enterprise to those who run it; of everybody else there are figures without a name, and none at all where they are fewer than five. Without a restaurant the one of the session; without a period the last finished one.',
  query: z.object({
    scope: z._default(BoardScope, 'organization'),
    periodType: z._default(PeriodType, 'month'),
    period: z.optional(z.string().check(z.maxLength(7), z.refine(isBoardPeriod, 'Write 2026-11, 2026-Q4 or 2026.'))),
    by: z._default(Measure, 'per_portion'),
    emissionDatabase: z._default(wireName('location', EmissionDatabase), 'organization'),
    restaurantId: z.optional(Id),
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This is no cursor of ours.'))),
  }),
  reply: Leaderboard,
});
