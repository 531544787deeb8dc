import { ShuffleAnswer, ShuffleProblem } from '../../calendar/shuffle/shuffle-problem.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { OPEN } from './open.ts';

export const shuffleOpenMenuPlan = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/menu-plans/shuffle',
  changes: false,
  summary: 'Find the days on which the same dishes make the expected footprint of a guest least',
  description:
    'Which dishes compete on a day decides what guests take. The mean over days, weighted by their guests, of the dishes’ CO2e weighted by their popularity becomes as small as the rules, the locked cells and the guards allow. Works on what is sent alone and keeps nothing. Rules that cannot be met are `rules_unmet`, which names them.',
  body: ShuffleProblem,
  reply: ShuffleAnswer,
});
