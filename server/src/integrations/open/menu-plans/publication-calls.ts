import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditMenuPlans, mayPublishMenuPlans, mayReadMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import { isSurelyBroken, type OpenQuestion, unanswered } from '@plateprint/shared/calendar/published/plan-questions.ts';
import type { QuestionedWords } from '@plateprint/shared/claims/questioned-words.ts';
import * as api from '@plateprint/shared/integrations/open/open-menu-plan-api.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../../access/audit.ts';
import { demand, demandOfPlan } from '../../../access/demand.ts';
import { publishedState, publishPlan, refuseOtherVersion, withdrawPlan } from '../../../calendar/actions/publish-plan.ts';
import { questionedWordsOfPlan, questionsOfPlan } from '../../../calendar/actions/questions-of-plan.ts';
import { menuPlanOf, type OwnedMenuPlan } from '../../../calendar/menu-plan-store.ts';
import { keepAnswered, type ShownThing } from '../../../claims/word-notice-store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';

type PublicationBody = HandlerInput<typeof api.putOpenPublication>['body'];

/** As many open questions are named by a refusal. */
const MOST_NAMED = 100;

const MESSAGES: Readonly<Record<OpenQuestion['question'], string>> = {
  unknown_allergens: 'Not everything is known of what the dish contains.',
  not_as_promised: 'The dish may not be what these words say.',
  claim: 'These words may not stand.',
};

/** A program publishes what a person would, asked the same questions. */
export function publicationCalls(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const publishable = async (actor: Actor, id: string): Promise<OwnedMenuPlan> => {
    const kept = await menuPlanOf(database, actor, { id });
    const { restaurant } = kept;
    demandOfPlan(mayEditMenuPlans(actor, restaurant), actor, 'menu_plans', restaurant);
    demandOfPlan(mayPublishMenuPlans(actor, restaurant), actor, 'live_links', restaurant);
    return kept;
  };
  const present = async (kept: OwnedMenuPlan): Promise<ReplyOf<typeof api.readOpenPublication>> => {
    const published = await publishedState(database, kept);
    const questions = await questionsOfPlan(services, kept, published?.title ?? kept.row.name);
    return { published, version: kept.row.version, questions };
  };

  serve(app, api.readOpenPublication, async ({ actor, params }) => {
    const kept = await menuPlanOf(database, actor, { id: params.id });
    demand(mayReadMenuPlans(actor, kept.restaurant));
    return present(kept);
  });

  serve(app, api.putOpenPublication, async ({ actor, params, body }) => {
    const kept = await publishable(actor, params.id);
    const { row } = kept;
    await refuseOtherVersion(database, kept, { seen: body.version, by: { personId: null, integrationId: null } });
    const title = body.title.trim();
    const isThere = row.published_version === row.version && row.published_title === title;
    if (!isThere) {
      refuseWithoutDay(kept);
      const questions = await questionsOfPlan(services, kept, title);
      refuseOpen(questions, body);
      const words = await questionedWordsOfPlan(services, kept, title);
      const within = async (transaction: Database) =>
        keepAccepted(transaction, { kept, actor, questions, words, body, at: services.clock() });
      await publishPlan(services, kept, { title, by: actor, within });
    }
    return present(kept);
  });

  serve(app, api.deleteOpenPublication, async ({ actor, params }) => {
    const kept = await publishable(actor, params.id);
    if (kept.row.published_version !== null) await withdrawPlan(services, kept);
    return present(kept);
  });
}

/** @throws invalid_input for a plan that is on no date: guests would see nothing */
function refuseWithoutDay({ row }: OwnedMenuPlan): void {
  if (row.starts_on !== null) return;
  throw new AppError('invalid_input', [{ path: 'startsOn', code: 'no_first_day', message: 'The menu plan has no first day.' }]);
}

/** @throws acceptance_needed naming what nobody took note of; invalid_input where a claim, or a promise that is surely broken, has no reason */
function refuseOpen(questions: readonly OpenQuestion[], { accepted, reason }: PublicationBody): void {
  const open = unanswered(questions, accepted);
  if (open.length > 0)
    throw new AppError(
      'acceptance_needed',
      open.slice(0, MOST_NAMED).map((asked): FieldProblem => ({
        path: asked.recipeId === null ? 'title' : `recipes.${asked.recipeId}`,
        code: asked.question,
        message: `${MESSAGES[asked.question]} “${wordsOf(asked)}”`,
      })),
    );
  if (isBlank(reason) && questions.some(needsReason))
    throw new AppError('invalid_input', [{ path: 'reason', code: 'no_reason', message: 'Say why these words may stand.' }]);
}

/** What is asked about; of a dish, with what nobody knows of it. */
function wordsOf({ words, allergens }: OpenQuestion): string {
  return allergens.length === 0 ? words : `${words} (${allergens.join(', ')})`;
}

function needsReason(asked: OpenQuestion): boolean {
  return asked.question === 'claim' || isSurelyBroken(asked);
}

interface Accepted {
  kept: OwnedMenuPlan;
  words: readonly QuestionedWords[];
  actor: Actor;
  questions: readonly OpenQuestion[];
  body: PublicationBody;
  at: Date;
}

function shownPlan({ row, restaurant: { organizationId, id } }: OwnedMenuPlan, title: string): ShownThing {
  return { kind: 'menu_plan', id: row.id, organizationId, name: title.trim(), restaurantIds: [id] };
}

/** The program that publishes in spite of a question stands in the activity log, as a person does. */
async function keepAccepted(transaction: Database, { kept, actor, questions, words, body, at }: Accepted): Promise<void> {
  const named = (kind: OpenQuestion['question']): string[] =>
    questions.flatMap((asked) => (asked.question === kind ? [wordsOf(asked)] : []));
  const what = {
    at,
    by: actor,
    thing: { kind: 'menu' as const, id: '', name: body.title.trim() },
    organizationId: kept.restaurant.organizationId,
  };
  const [dishes, promises, claims] = [named('unknown_allergens'), named('not_as_promised'), named('claim')];
  if (dishes.length + promises.length > 0)
    await audit(transaction, {
      ...what,
      action: 'open_allergens_shared',
      after: { dishes, ...(promises.length > 0 && { promises, ...(!isBlank(body.reason) && { reason: body.reason }) }) },
    });
  if (claims.length > 0) await audit(transaction, { ...what, action: 'claims_shared', after: { claims, reason: body.reason } });
  await keepAnswered(transaction, shownPlan(kept, body.title), { words, by: null, now: at });
}
