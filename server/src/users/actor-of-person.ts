import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Database } from '../platform/database/database.ts';
import { actorOf } from './store/person-store.ts';

/** The actor for a person who does not call themselves, as permissions see them; null for a person who is gone. */
export async function actorOfPerson(database: Database, personId: string): Promise<Actor | null> {
  return actorOf(database, personId);
}
