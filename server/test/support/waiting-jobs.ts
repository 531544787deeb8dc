import type { JobName, Jobs, Worker } from '../../src/platform/jobs/queue.ts';

interface WaitingJobs extends Jobs {
  /** Does what waits, and what that puts in, one after another; what fails fails the test. */
  drain: (workers: readonly Worker[]) => Promise<void>;
}

/** A queue in memory: jobs wait until the test lets them be done. */
export function waitingJobs(): WaitingJobs {
  const waiting: { name: JobName; payload: unknown }[] = [];
  return {
    queue: async (_database, name, payload) => void waiting.push({ name, payload: structuredClone(payload) }),
    async drain(workers) {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { name, payload } = job;
        const worker = workers.find((one) => one.name === name);
        if (!worker) throw new Error(`nobody does ${name}`);
        await worker.work(payload);
      }
    },
  };
}
