import type { Database } from './database.ts';
import { inTurn } from './turn-store.ts';

/** The queues of work in this process, by name. */
const lines = new Map<string, Promise<unknown>>();
/** A turn keeps a connection: of the others enough are left for the actions themselves. */
const MOST_TURNS = 3;
let turns = 0;
const waiting: (() => void)[] = [];

async function withTurn<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  if (turns >= MOST_TURNS) await new Promise<void>((resolve) => waiting.push(resolve));
  else turns += 1;
  try {
    return await action();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else turns -= 1;
  }
}

/**
 * Does an action when those of the same name that came before are done, however they ended: those of this process in a line,
 * whose first takes its turn with other processes. So an action with much to do is not overtaken again and again by small ones.
 */
export async function oneAtATime<Answer>(database: Database, name: string, action: () => Promise<Answer>): Promise<Answer> {
  const before = lines.get(name) ?? Promise.resolve();
  const inLine = async (): Promise<Answer> => withTurn(async () => inTurn(database, name, action));
  const own = before.then(inLine, inLine);
  lines.set(name, own);
  try {
    return await own;
  } finally {
    if (lines.get(name) === own) lines.delete(name);
  }
}
