import type { Database } from '../../platform/database/database.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';
import { dueForErasure, erasePerson, lockErasable } from './erase-person-store.ts';

/** People of one transaction. */
const BATCH = 20;

/** Erases people, in the language in which each used the product; who is erased already is left alone. */
export async function erasePeople(transaction: Database, ids: readonly string[], now: Date): Promise<void> {
  for (const person of await lockErasable(transaction, ids)) {
    const { formerMember } = await mailTexts(person.language);
    await erasePerson(transaction, person, { formerName: formerMember, now });
  }
}

/** Erases people who were removed 30 days ago and can no longer be restored, some at a time. */
export async function purgePeople(database: Database, now: Date): Promise<void> {
  for (;;) {
    const due = await dueForErasure(database, { now, most: BATCH });
    if (due.length === 0) return;
    await database.transaction().execute(async (transaction) => erasePeople(transaction, due, now));
  }
}
