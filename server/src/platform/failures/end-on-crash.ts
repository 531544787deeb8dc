/** Whatever hangs while a crash is told keeps the process no longer than this. */
const LONGEST_TELLING_MS = 5000;

/**
 * What nobody caught leaves the process in a state that nobody knows: it is told, once, and the process ends with 1. What fails
 * while it is told is told to nobody, so that no failure leads to the next.
 */
export function endOnCrash(tell: (error: unknown) => Promise<void>): void {
  let isEnding = false;

  function crash(error: unknown): void {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), LONGEST_TELLING_MS);
    console.error(error);
    const told = (async () => tell(error))();
    told.catch(() => undefined).finally(() => process.exit(1));
  }
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
