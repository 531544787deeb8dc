import { threadId } from 'node:worker_threads';

const { BroadcastChannel: Shared } = globalThis;

/**
 * Each thread of the tests is a browser of its own. Node's channels span all threads of a process: who signed out in one
 * test sent the page of another, at the same moment, to the sign-in.
 */
globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${name} of ${threadId}`);
  }
};
