import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Database } from '../platform/database/database.ts';
import { actorOf } from './store/person-store.ts';

/** Who somebody is to every permission while they do not call themselves; null for who is gone. */
export async function actorOfPerson(database: Database, personId: string): Promise<Actor | null> {
  return actorOf(database, personId);
}
