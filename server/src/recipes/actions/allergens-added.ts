import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { type JobPayloads, type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { peopleOf } from '../../users/people-of.ts';
import { type AllergenNotice, hasNoticeToMail, livePlacesOf, noticesOf, takeNoticesToMail } from '../allergen-notice-store.ts';
import { type ChangedDish, addedMail } from './added-mail.ts';
import type { PlanNotices, ShownNotice } from '../shown-notice.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Finds what changes added to live dishes and to those of published plans, or opened, and a mail for each person in whose kitchens they are. */
    'recipes.allergens_added': object;
    /** Tells one person of dishes on live menus. */
    'recipes.allergen_mail': { personId: string; noticeIds: string[] };
    /** The same with dishes of published plans: a name of its own, for a former version beside this one knows no plans. */
    'recipes.served_allergen_mail': { personId: string; noticeIds: string[]; planNoticeIds: string[] };
  }
}

/** At the end of a save, in its transaction: queues mails about what it adds to dishes that guests read of. */
export async function tellAdded({ database, jobs }: Pick<Services, 'database' | 'jobs'>): Promise<void> {
  if (await hasNoticeToMail(database)) await jobs.queue(database, 'recipes.allergens_added', {});
}

/** So many are taken in one transaction, and named by a job; a food-data release may change thousands. */
const AT_A_TIME = 500;

export function allergenWorkers(services: Services, plans: PlanNotices): Worker[] {
  return [
    worker(
      'recipes.allergens_added',
      async () => {
        while (await queueMails(services, plans));
      },
      // For changes that no person's save queued: a program's bulk change, a recalculation, new food data.
      { schedule: '*/2 * * * *', longestS: 600 },
    ),
    // A mail each: an address that is refused is tried again alone.
    worker('recipes.allergen_mail', async (mail) => tellPerson(services, plans, { ...mail, planNoticeIds: [] })),
    worker('recipes.served_allergen_mail', async (mail) => tellPerson(services, plans, mail)),
  ];
}

/** Takes what waits and queues one mail a person, in a transaction that waits for no mail server. @returns whether more may wait */
async function queueMails({ database, jobs, clock }: Services, plans: PlanNotices): Promise<boolean> {
  const taken = { most: AT_A_TIME, now: clock() };
  return database.transaction().execute(async (transaction) => {
    const live = await onMenus(transaction, await takeNoticesToMail(transaction, taken));
    const served = await plans.take(transaction, taken);
    for (const { id: personId, restaurantIds } of await peopleOf(transaction, restaurantsOf([...live, ...served]))) {
      const [noticeIds, planNoticeIds] = [idsIn(live, restaurantIds), idsIn(served, restaurantIds)];
      if (planNoticeIds.length === 0) await jobs.queue(transaction, 'recipes.allergen_mail', { personId, noticeIds });
      else await jobs.queue(transaction, 'recipes.served_allergen_mail', { personId, noticeIds, planNoticeIds });
    }
    return live.length === AT_A_TIME || served.length === AT_A_TIME;
  });
}

/** Nothing where guests read of the dishes no longer, or the person works there no longer. */
async function tellPerson(
  { database, mailer, publicUrl, clock }: Services,
  plans: PlanNotices,
  { personId, noticeIds, planNoticeIds }: JobPayloads['recipes.served_allergen_mail'],
): Promise<void> {
  const live = await onMenus(database, await noticesOf(database, noticeIds));
  const notices = [...live, ...(await plans.find(database, planNoticeIds, clock()))];
  for (const person of await peopleOf(database, restaurantsOf(notices), personId))
    await mailer.send(await addedMail(publicUrl, dishesIn(notices, person.restaurantIds), person));
}

async function onMenus(database: Services['database'], notices: readonly AllergenNotice[]): Promise<ShownNotice[]> {
  const places = await livePlacesOf(database, [...new Set(notices.map(({ menuId }) => menuId))]);
  const placesOf = Map.groupBy(places, ({ menuId }) => menuId);
  return notices.map(({ menuId, ...notice }) => ({
    ...notice,
    places: (placesOf.get(menuId) ?? []).map(({ menu, restaurantId, restaurant }) => ({
      restaurantId,
      restaurant,
      name: menu,
      days: null,
    })),
  }));
}

const restaurantsOf = (notices: readonly ShownNotice[]): string[] => [
  ...new Set(notices.flatMap(({ places }) => places.map(({ restaurantId }) => restaurantId))),
];

const idsIn = (notices: readonly ShownNotice[], restaurantIds: readonly string[]): string[] =>
  notices.filter(({ places }) => places.some((place) => restaurantIds.includes(place.restaurantId))).map(({ id }) => id);

/** A dish once, however many menus, plans and changes it has notices of. */
function dishesIn(notices: readonly ShownNotice[], restaurantIds: readonly string[]): ChangedDish[] {
  const dishes = new Map<string, ChangedDish>();
  for (const { recipeId, names, added, opened, ...notice } of notices) {
    const places = notice.places.filter(({ restaurantId }) => restaurantIds.includes(restaurantId));
    if (places.length === 0) continue;
    const known = dishes.get(recipeId) ?? { recipeId, names, added: [], opened: [], places: [] };
    dishes.set(recipeId, {
      ...known,
      names,
      added: merged(known.added, added),
      opened: merged(known.opened, opened),
      places: [...known.places, ...places],
    });
  }
  return [...dishes.values()];
}

function merged(one: readonly Allergen[], other: readonly Allergen[]): Allergen[] {
  return [...new Set([...one, ...other])];
}
