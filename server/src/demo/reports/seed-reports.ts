import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { type Day, firstDayOf, lastDayOf, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { BOXES_OF_PURCHASES } from '@plateprint/shared/reports/wizard/new-report.ts';
import { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import { createReport } from '../../reports/save/save-report.ts';
import { actorOf } from '../../users/store/person-store.ts';
import { seedCalendar } from '../calendar/seed-calendar.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ORGANIZATIONS, DEMO_RESTAURANTS, type DemoRestaurantKey } from '../demo-tenants.ts';
import { dishesOnSale, soldIn } from './demo-rows.ts';
import { boughtIn } from './demo-bought.ts';
import type { DishOnSale } from '../demo-seasons.ts';
import { seedInvoices } from './demo-invoices.ts';
import { LANGUAGE_OF, type PlannedReport, plannedReports } from './demo-report-plan.ts';
import { nameOf } from './report-names.ts';
import { seedNeighbours } from './seed-neighbours.ts';
import { seedTargets } from './seed-targets.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** The demo's reports, whose last month is the one before today's; dashboards of these organizations say that they are coming. */
    'demo.reports': { today: string; organizationIds: string[] };
  }
}

/** Between two reports, so that people who sign in meanwhile are not kept waiting. */
const PAUSE_MS = 25;

type SeedServices = Pick<Services, 'database' | 'files' | 'foodData'>;

/** The author of each restaurant's reports. */
const AUTHORS: Record<DemoRestaurantKey, string> = {
  matsalen: 'manager',
  havnen: 'manager',
  speicher: 'admin',
  canal: 'admin',
  clairval: 'owner',
};

/** Makes the demo's reports, each as a person's save would. Existing reports are skipped, so it can be run again. */
export async function makeReports(
  { database, files, foodData }: SeedServices,
  today: Day,
  plans: readonly PlannedReport[],
): Promise<void> {
  const dishes = await dishesOnSale(database);
  const actors = new Map<string, Actor>();
  for (const plan of plans) {
    const author = plan.category === 'organization' ? 'admin' : AUTHORS[plan.restaurant];
    const actor = actors.get(author) ?? (await actorOf(database, demoId(`${author}@demo.plateprint.test`)));
    if (!actor) throw new Error(`The demo has no ${author}`);
    actors.set(author, actor);
    const restaurant = await reportHome(database, actor, demoId(plan.restaurant));
    const draft = await draftOf({ database, foodData }, plan, dishes.get(restaurant.id) ?? []);
    const saving = { actor, key: demoId(plan.key), isGone: () => false };
    const clock = (): Date => madeAt(plan, today);
    await createReport({ database, files, foodData, clock }, saving, {
      restaurant,
      draft,
      status: plan.status,
      replaces: undefined,
    });
    await pause(PAUSE_MS);
  }
}

/** The demo's reports, and what is made of them. */
export async function seedReports(services: SeedServices, today: Day): Promise<number> {
  const plans = plannedReports(today);
  await makeReports(services, today, plans);
  const { database } = services;
  await seedTargets(database, today);
  await joinLeaderboard(database);
  await seedNeighbours(database);
  return plans.length;
}

/** The restaurants of the organization whose plan has boards take part, so that there is one to see. */
async function joinLeaderboard(database: Database): Promise<void> {
  await database
    .updateTable('restaurant')
    .set({ on_leaderboard: true })
    .where('organization_id', '=', demoId('norrsken'))
    .execute();
}

/** On the third of the month after, or the day before today. */
function madeAt({ startDate, endDate }: PlannedReport, today: Day): Date {
  const third = `${firstDayOf(monthLater(monthOfDay(endDate ?? startDate), 1)).slice(0, 8)}03`;
  return new Date(`${third < today ? third : today}T07:30:00Z`);
}

async function draftOf(
  services: { database: Database; foodData: Services['foodData'] },
  plan: PlannedReport,
  dishes: readonly DishOnSale[],
): Promise<ReportDraft> {
  const { category, variety, type, startDate, endDate, restaurants } = plan;
  const language = LANGUAGE_OF[plan.restaurant];
  const { dataStep } = rulesOf(plan);
  const ingredients = dataStep === 'ingredients' ? await boughtIn(services, plan, dishes) : [];
  const file = { name: `${plan.restaurant}-${plan.month}.csv`, rows: ingredients.length };
  const name = nameOf(plan, language);
  return ReportDraft.parse({
    name,
    category,
    variety,
    type,
    startDate,
    endDate: type === 'period' ? (endDate ?? lastDayOf(plan.month)) : null,
    settings: {
      title: name,
      language,
      numberOfGuests: type === 'event' && variety === 'sales' ? 180 : null,
      ...(variety === 'procurement' && { totalBoxes: BOXES_OF_PURCHASES }),
    },
    recipes: dataStep === 'sales_data' ? soldIn(plan, dishes) : [],
    ingredients,
    importedData: ingredients.length > 0 ? [file] : [],
    currentImportedDataLanguage: ingredients.length > 0 ? language : null,
    restaurants: DEMO_RESTAURANTS.flatMap(({ key, name: called }) =>
      restaurants.includes(key) ? [{ id: demoId(key), name: called }] : [],
    ),
  });
}

/** The demo's reports are made beside the running product, so that nobody waits for them at the start. */
export async function queueDemoReports({ database, clock, jobs }: Pick<Services, 'database' | 'clock' | 'jobs'>): Promise<void> {
  const organizationIds = DEMO_ORGANIZATIONS.map(({ key }) => demoId(key));
  await jobs.queue(database, 'demo.reports', { today: clock().toISOString().slice(0, 10), organizationIds });
}

export function demoReportWorker(services: Services): Worker {
  const seed = async (today: Day): Promise<void> => {
    await seedCalendar(services, today);
    await seedReports(services, today);
    await seedInvoices(services, today);
  };
  return worker('demo.reports', async ({ today }) => seed(today as Day), { longestS: 600 });
}
