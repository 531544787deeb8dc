/** Milliseconds before a file that did not arrive is asked for again; each wait is twice the one before. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

/** Asks until it is answered, sooner when the browser finds its network again. What stood still without a network goes on by itself. */
export async function fetchedPatiently<Fetched>(fetch: () => Promise<Fetched>): Promise<Fetched> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await fetch();
    } catch {
      await untilWorthwhile(wait);
    }
  }
}

function untilWorthwhile(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, wait);
    addEventListener('online', go);
  });
}
