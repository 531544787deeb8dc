import type { FastifyInstance } from 'fastify';
import type { Purge } from './jobs/purge-hourly.ts';
import type { Worker } from './jobs/queue.ts';
import type { Services } from './services.ts';

interface PageLimits {
  /** The product's version: what another version made is made again. */
  version: string;
  /** From one address. */
  requestsPerMinute: number;
}

/** The parts that an area hands to the app. `Needs` are the services that its calls use. */
export interface Area<Needs = Services> {
  /** Serves its calls. */
  routes?: (api: FastifyInstance, services: Needs) => void;
  /** Serves what it shows to everybody beside the API: live pages, feeds, drawings. */
  pages?: (app: FastifyInstance, services: Services, limits: PageLimits) => void | Promise<void>;
  /** The workers of its jobs. */
  workers?: (services: Services) => readonly Worker[];
  /** The removals of rows and files whose time is over. */
  purges?: readonly Purge[];
}
