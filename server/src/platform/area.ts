import type { FastifyInstance } from 'fastify';
import type { Purge } from './jobs/purge-hourly.ts';
import type { Worker } from './jobs/queue.ts';
import type { Services } from './services.ts';

/** What an area hands to the app; how it does it is its own. `Needs` is what its calls are served with. */
export interface Area<Needs = Services> {
  /** Serves its calls. */
  routes?: (api: FastifyInstance, services: Needs) => void;
  /** Who does its jobs. */
  workers?: (services: Services) => readonly Worker[];
  /** What it removes in time. */
  purges?: readonly Purge[];
}
