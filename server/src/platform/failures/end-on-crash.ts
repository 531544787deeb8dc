/** Reporting a crash keeps the process alive no longer than this. */
const LONGEST_TELLING_MS = 5000;

/**
 * An uncaught failure leaves the process in an unknown state: it is reported, once, and the process ends with 1. A failure of the
 * report itself is not reported, so that no failure leads to the next.
 */
export function endOnCrash(tell: (error: unknown) => Promise<void>): void {
  let isEnding = false;

  function crash(error: unknown): void {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), LONGEST_TELLING_MS);
    console.error(error);
    const report = (async () => tell(error))();
    report.catch(() => undefined).finally(() => process.exit(1));
  }
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
