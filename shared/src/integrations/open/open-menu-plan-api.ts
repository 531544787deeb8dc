import * as z from 'zod/mini';
import { MenuPlanDraft, MenuPlanSummary } from '../../calendar/model/menu-plan.ts';
import { OpenQuestion, PLAN_QUESTIONS } from '../../calendar/published/plan-questions.ts';
import { ShuffleAnswer, ShuffleProblem } from '../../calendar/shuffle/shuffle-problem.ts';
import { CoverageState } from '../../footprint/coverage.ts';
import { Figure } from '../../footprint/figure.ts';
import { Allergen, ALLERGENS } from '../../ingredients/allergen.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { StartedFrom } from '../../kernel/api/version.ts';
import { Id } from '../../kernel/id.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { Boundary, TWIN } from './open-basis.ts';
import { NextPage, PageCursor, PageLimit } from './open-page.ts';
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

/** The figure of a guest for a day or for all days, with its range. */
const GuestFigure = {
  co2PerGuest: described(
    z.nullable(Figure),
    'Grams CO2e that a guest is expected to take, with its range; null where too little of the servings is known.',
  ),
  co2PerGuestWithoutLandUseChange: described(z.nullable(Figure), TWIN),
  coverage: described(z.number(), 'The share of the expected servings that the figure speaks of, 0–1.'),
  coverageState: described(CoverageState, '`whole`, `partial` or `too_little`: below, no figure is given.'),
};

const OpenMenuPlan = z.object({
  ...MenuPlanDraft.shape,
  id: described(z.string(), 'The menu plan’s id.'),
  restaurantId: described(z.string(), 'The restaurant that it is of.'),
  version: described(z.number(), 'How often it was saved: send it with the next save.'),
  updatedAt: described(z.string(), 'When it was last changed, ISO 8601.'),
  boundary: Boundary,
  ...GuestFigure,
  days: described(
    z.array(
      z.object({
        week: described(z.number(), 'The week of the cycle, from 0.'),
        weekday: described(z.number(), 'The day of the week: 1 is Monday, 7 is Sunday.'),
        ...GuestFigure,
      }),
    ),
    'The days that have dishes, each with what a guest takes of it.',
  ),
});

const PlanId = z.object({ id: described(Id, 'The menu plan’s id.') });

export const listOpenMenuPlans = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menu-plans',
  summary: 'List the menu plans of a restaurant, newest change first',
  query: z.object({
    restaurantId: described(Id, 'The restaurant whose menu plans are listed.'),
    cursor: PageCursor,
    limit: PageLimit,
  }),
  reply: z.object({ items: described(z.array(MenuPlanSummary), 'The menu plans of this page.'), next: NextPage }),
});

export const readOpenMenuPlan = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menu-plans/{id}',
  summary: 'Read a menu plan with what a guest takes of each day',
  params: PlanId,
  reply: OpenMenuPlan,
});

export const postOpenMenuPlan = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/menu-plans',
  summary: 'Create a menu plan',
  description: 'A cycle of 1 to 12 weeks that repeats. Recipes that the restaurant does not use are refused, by their place.',
  body: z.object({
    restaurantId: described(Id, 'The restaurant that it is of.'),
    plan: described(MenuPlanDraft, 'The weeks, days and lines, and the dishes on them.'),
  }),
  reply: OpenMenuPlan,
});

export const putOpenMenuPlan = endpoint({
  ...OPEN,
  method: 'PUT',
  path: '/menu-plans/{id}',
  summary: 'Save a menu plan as a new version',
  description:
    'With `version` it is refused with `changed_meanwhile` when somebody saved a newer version. Without it the last write stands, and what it wrote over is kept as a version.',
  params: PlanId,
  body: z.object({
    plan: described(MenuPlanDraft, 'The whole plan as it shall be.'),
    version: described(StartedFrom, 'The version that it started from.'),
  }),
  reply: OpenMenuPlan,
});

/** As many as one cycle can have of dishes, and of words beside them. */
const MOST_ACCEPTED = 3000;

const OpenPublication = z.object({
  published: described(
    z.nullable(
      z.object({
        title: described(z.string(), 'The name that guests read.'),
        version: described(z.number(), 'The version of the plan that guests see.'),
        at: described(z.string(), 'When it was published, ISO 8601.'),
      }),
    ),
    'What guests see of it; null while it is not published.',
  ),
  version: described(z.number(), 'The version that is saved now.'),
  questions: described(z.array(OpenQuestion), 'What is asked of the saved version before guests see it.'),
});

export const readOpenPublication = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menu-plans/{id}/publication',
  summary: 'Read whether guests see a menu plan, and what is asked before they do',
  params: PlanId,
  reply: OpenPublication,
});

export const putOpenPublication = endpoint({
  ...OPEN,
  method: 'PUT',
  path: '/menu-plans/{id}/publication',
  summary: 'Publish a menu plan as it is saved: feed, live links and screens show it from then on',
  description:
    'What is asked has to be accepted, each by its words and its allergens; else it is `acceptance_needed`, which names what is open, and nothing is published. What was accepted, and why, is in the activity log. Sent again without a change nothing happens, and no webhook is sent.',
  params: PlanId,
  body: z.object({
    title: described(plainText(100).check(z.refine((title) => !isBlank(title), 'no_name')), 'The name that guests read.'),
    version: described(StartedFrom, 'The version that is meant: another is refused with `changed_meanwhile`.'),
    accepted: described(
      z._default(
        z
          .array(
            z.object({
              question: described(z.enum(PLAN_QUESTIONS), 'The question, as it was asked.'),
              recipeId: described(z.nullable(Id), 'The recipe that it was asked of; null for words of the plan.'),
              words: described(z.string().check(z.maxLength(400)), 'The words that it was asked with.'),
              allergens: described(
                z._default(z.array(Allergen).check(z.maxLength(ALLERGENS.length)), []),
                'All the allergens that it was asked with: one that is not named is asked anew.',
              ),
            }),
          )
          .check(z.maxLength(MOST_ACCEPTED)),
        [],
      ),
      'Questions that somebody looked at and goes on with.',
    ),
    reason: described(
      z._default(plainText(500, { lines: true }), ''),
      'Why; needed where a `claim`, or a `not_as_promised` that is sure, is accepted.',
    ),
  }),
  reply: OpenPublication,
});

export const deleteOpenPublication = endpoint({
  ...OPEN,
  method: 'DELETE',
  path: '/menu-plans/{id}/publication',
  summary: 'Take a published menu plan back: guests see its dishes no more',
  description: 'One that is not published stays as it is.',
  params: PlanId,
  reply: OpenPublication,
});
