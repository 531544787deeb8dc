import type { Database } from '../platform/database/database.ts';
import { endSessionsOf } from '../users/session-store.ts';
import { demoId } from './demo-id.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const DEMO_IDS: ReadonlySet<string> = new Set(DEMO_PEOPLE.map(({ email }) => demoId(email)));

/** Whether somebody is of the demo, whose password everybody knows. */
export function isDemoPerson({ id }: { id: string }): boolean {
  return DEMO_IDS.has(id);
}

/** A folder that was tried with the demo and then taken into production: nobody goes on with a demo session. */
export async function endDemoSessions(database: Database): Promise<void> {
  await endSessionsOf(database, [...DEMO_IDS]);
}
