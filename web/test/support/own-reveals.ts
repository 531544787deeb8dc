import { clearTimeout as cancel, setTimeout as later } from 'node:timers';

/*
 * React shows what a page fetched no sooner than 300 ms after it showed that it fetches, so that a screen never flickers. Nobody looks at
 * these pages: the pause is taken out of the one timer that React keeps when it is read, and of no other.
 */
const { clearTimeout, setTimeout } = globalThis;
Object.assign(globalThis, { clearTimeout: cancel, setTimeout: (action: () => void) => later(action, 0) });
await import('react-dom/client');
Object.assign(globalThis, { clearTimeout, setTimeout });
