import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { type JobPayloads, type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { peopleOf } from '../../users/people-of.ts';
import {
  type AllergenNotice,
  hasNoticeToMail,
  type LivePlace,
  livePlacesOf,
  noticesOf,
  takeNoticesToMail,
} from '../allergen-notice-store.ts';
import { type ChangedDish, addedMail } from './added-mail.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Finds what changes added to live dishes, or opened, and a mail for each person in whose kitchens they are. */
    'recipes.allergens_added': object;
    /** Tells one person. */
    'recipes.allergen_mail': { personId: string; noticeIds: string[] };
  }
}

/** At the end of a save, in its transaction: queues mails about what it adds to live dishes. */
export async function tellAdded({ database, jobs }: Pick<Services, 'database' | 'jobs'>): Promise<void> {
  if (await hasNoticeToMail(database)) await jobs.queue(database, 'recipes.allergens_added', {});
}

/** So many are taken in one transaction, and named by a job; a food-data release may change thousands. */
const AT_A_TIME = 500;

export function allergenWorkers(services: Services): Worker[] {
  return [
    worker(
      'recipes.allergens_added',
      async () => {
        while ((await queueMails(services)) === AT_A_TIME);
      },
      // For changes that no person's save queued: a program's bulk change, a recalculation, new food data.
      { schedule: '*/2 * * * *', longestS: 600 },
    ),
    // A mail each: an address that is refused is tried again alone.
    worker('recipes.allergen_mail', async (mail) => tellPerson(services, mail)),
  ];
}

/** Takes what waits and queues one mail a person, in a transaction that waits for no mail server. @returns how many notices */
async function queueMails({ database, jobs, clock }: Services): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const notices = await takeNoticesToMail(transaction, { most: AT_A_TIME, now: clock() });
    const places = await placesOf(transaction, notices);
    for (const { id: personId, restaurantIds } of await peopleOf(transaction, restaurantsOf(places))) {
      const menuIds = new Set(placesIn(places, restaurantIds).map(({ menuId }) => menuId));
      const noticeIds = notices.filter(({ menuId }) => menuIds.has(menuId)).map(({ id }) => id);
      await jobs.queue(transaction, 'recipes.allergen_mail', { personId, noticeIds });
    }
    return notices.length;
  });
}

/** Nothing where the dishes are no longer live, or the person works there no longer. */
async function tellPerson(
  { database, mailer, publicUrl }: Services,
  { personId, noticeIds }: JobPayloads['recipes.allergen_mail'],
): Promise<void> {
  const notices = await noticesOf(database, noticeIds);
  const places = await placesOf(database, notices);
  for (const person of await peopleOf(database, restaurantsOf(places), personId))
    await mailer.send(await addedMail(publicUrl, dishesOn(notices, placesIn(places, person.restaurantIds)), person));
}

const placesOf = async (database: Services['database'], notices: readonly AllergenNotice[]): Promise<LivePlace[]> =>
  livePlacesOf(database, [...new Set(notices.map(({ menuId }) => menuId))]);

const restaurantsOf = (places: readonly LivePlace[]): string[] => [...new Set(places.map(({ restaurantId }) => restaurantId))];

const placesIn = (places: readonly LivePlace[], restaurantIds: readonly string[]): LivePlace[] =>
  places.filter(({ restaurantId }) => restaurantIds.includes(restaurantId));

/** A dish once, however many menus and changes it has notices of. */
function dishesOn(notices: readonly AllergenNotice[], places: readonly LivePlace[]): ChangedDish[] {
  const dishes = new Map<string, ChangedDish>();
  for (const { recipeId, menuId, names, added, opened } of notices) {
    const menus = places.filter((place) => place.menuId === menuId);
    if (menus.length === 0) continue;
    const known = dishes.get(recipeId) ?? { recipeId, names, added: [], opened: [], menus: [] };
    dishes.set(recipeId, {
      ...known,
      names,
      added: merged(known.added, added),
      opened: merged(known.opened, opened),
      menus: [...known.menus, ...menus],
    });
  }
  return [...dishes.values()];
}

function merged(one: readonly Allergen[], other: readonly Allergen[]): Allergen[] {
  return [...new Set([...one, ...other])];
}
