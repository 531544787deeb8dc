/** What waits for what, by name; in this process. */
const lines = new Map<string, Promise<unknown>>();

/** Does a deed when those of the same name that came before are done, however they ended. */
export async function oneAtATime<Answer>(name: string, deed: () => Promise<Answer>): Promise<Answer> {
  const before = lines.get(name) ?? Promise.resolve();
  const own = before.then(deed, deed);
  lines.set(name, own);
  try {
    return await own;
  } finally {
    if (lines.get(name) === own) lines.delete(name);
  }
}
