import type { Services } from '../../platform/services.ts';
import { insertFollowers, type NewFollowers } from '../store/follower-store.ts';

/** Makes plans that follow another, and brings what was saved of that one since it was read. */
export async function addFollowers({ database, jobs }: Services, followers: NewFollowers): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await insertFollowers(transaction, followers);
    await jobs.queue(transaction, 'calendar.followers', { planId: followers.source.id });
  });
}
