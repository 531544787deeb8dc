import rateLimit from '@fastify/rate-limit';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { mealCalendar } from '@plateprint/shared/calendar/published/meal-calendar.ts';
import { openMeals } from '@plateprint/shared/calendar/published/open-meals.ts';
import { languageCode, type ServedAt } from '@plateprint/shared/calendar/published/served-day.ts';
import { isLanguage, type Language } from '@plateprint/shared/kernel/language.ts';
import { isDay } from '@plateprint/shared/kernel/month.ts';
import { LIVE_TOKEN } from '@plateprint/shared/menus/share-link.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { labelsWithoutAsking } from '@plateprint/shared/organizations/label-basis.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendMarked } from '../../platform/http/replies/send-marked.ts';
import type { Services } from '../../platform/services.ts';
import { datedMealsOfKitchen, mealsOfKitchen } from '../actions/served.ts';
import { kitchenOfFeed, type ServedKitchen } from '../store/publication-store.ts';

const HEADERS = {
  // Anybody's page may read what is public. Nobody between may answer for us: an allergen that a dish has gained is to be read at once.
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex, nofollow',
};

/** Days of a feed whose reader names none, and of a calendar behind and before today. */
const DAYS = 7;
const CALENDAR = { before: 28, after: 91 };
/** No reader has more at once. */
const MOST_DAYS = 366;

/** The language of a country's guests, where a reader does not say one. */
const LANGUAGES_OF: ReadonlyMap<string, Language> = new Map([
  ['SE', 'sv'],
  ['NO', 'no'],
  ['DK', 'da'],
  ['DE', 'de'],
  ['AT', 'de'],
  ['FR', 'fr'],
  ['NL', 'nl'],
  ['US', 'en_us'],
]);

/** `sv`, `en` and `nb`, as the format names languages, or one of ours. */
function languageOf(asked: unknown, country: string): Language {
  if (isLanguage(asked)) return asked;
  const code = typeof asked === 'string' ? asked.toLowerCase().slice(0, 2) : '';
  if (code === 'en') return 'en_gb';
  const own = code === 'nb' || code === 'nn' ? 'no' : code;
  return isLanguage(own) ? own : (LANGUAGES_OF.get(country) ?? 'en_gb');
}

/** The day of `2026-05-01` and of `2026-05-01T00:00:00+02:00`; null for anything else. */
function dayOf(asked: unknown): string | null {
  const day = typeof asked === 'string' ? asked.slice(0, 10) : '';
  return isDay(day) ? day : null;
}

function servedAt(kitchen: ServedKitchen, language: Language, now: Date): ServedAt {
  const { id, name, organizationName: organization, location: country } = kitchen;
  return { restaurant: { id, name, organization, country }, language, labels: labelsWithoutAsking(kitchen, now) };
}

function nothing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers({ 'x-robots-tag': 'noindex, nofollow' }).send({ title: 'Not Found', status: 404 });
}

interface FeedRequest {
  kitchen: ServedKitchen;
  at: ServedAt;
  query: Record<string, unknown>;
  today: string;
}

interface FeedNeeds extends Pick<Services, 'database' | 'foodData' | 'clock'> {
  publicUrl: string;
}

/**
 * `/meals/{token}`: what a kitchen serves by its published plans, for everybody who has the address, in the format of Open Meal
 * Information (https://sambruk.github.io/Open-Meal) and as iCalendar. No session, no cookie.
 */
export async function mealFeedRoutes(app: FastifyInstance, services: FeedNeeds, requestsPerMinute: number): Promise<void> {
  const { database, clock, publicUrl } = services;
  const asked = async (request: FastifyRequest): Promise<FeedRequest | null> => {
    const { token } = request.params as { token: string };
    const kitchen = LIVE_TOKEN.test(token) ? await kitchenOfFeed(database, token) : null;
    if (!kitchen) return null;
    const query = request.query as Record<string, unknown>;
    const at = servedAt(kitchen, languageOf(query['lang'], kitchen.location), clock());
    return { kitchen, at, query, today: dayAt(kitchen.location, clock()) };
  };
  const distributorOf = (request: FastifyRequest, { at }: FeedRequest) => ({
    id: at.restaurant.id,
    name: at.restaurant.name,
    organization: at.restaurant.organization,
    lang: languageCode(at.language),
    address: { addressCountry: at.restaurant.country },
    locations: [],
    iCalendar: `${publicUrl}/meals/${(request.params as { token: string }).token}/meals.ics`,
  });

  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000 });

    scope.get('/meals/:token/distributors', async (request, reply) => {
      const found = await asked(request);
      if (!found) return nothing(reply);
      return reply.headers(HEADERS).send({ distributors: [distributorOf(request, found)] });
    });

    scope.get('/meals/:token/distributors/:distributorId', async (request, reply) => {
      const found = await asked(request);
      const { distributorId } = request.params as { distributorId: string };
      if (!found || found.kitchen.id !== distributorId) return nothing(reply);
      return reply.headers(HEADERS).send(distributorOf(request, found));
    });

    scope.get('/meals/:token/meals', async (request, reply) => {
      const found = await asked(request);
      if (!found) return nothing(reply);
      const { kitchen, at, query, today } = found;
      const { distributorId } = query;
      if (distributorId !== undefined && distributorId !== kitchen.id) return reply.headers(HEADERS).send({ meals: [] });
      const from = dayOf(query['startDate']) ?? today;
      const last = dayLater(from, MOST_DAYS);
      const to = dayOf(query['endDate']) ?? dayLater(from, DAYS);
      const meals = await mealsOfKitchen(services, kitchen, { from, to: to < last ? to : last });
      const headers = { ...HEADERS, 'content-type': 'application/json; charset=utf-8' };
      return sendMarked(request, reply, { body: JSON.stringify({ meals: openMeals(meals, at) }), headers });
    });

    scope.get('/meals/:token/meals.ics', async (request, reply) => {
      const found = await asked(request);
      if (!found) return nothing(reply);
      const { kitchen, at, today } = found;
      const span = { from: dayLater(today, -CALENDAR.before), to: dayLater(today, CALENDAR.after) };
      const meals = await datedMealsOfKitchen(services, kitchen, span);
      const headers = { ...HEADERS, 'content-type': 'text/calendar; charset=utf-8' };
      return sendMarked(request, reply, { body: mealCalendar(meals, at), headers });
    });
  });
}
