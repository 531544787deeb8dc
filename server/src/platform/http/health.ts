import { apiBasesOf, type HostTable } from '@plateprint/shared/kernel/api/api-base.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

interface Watched {
  version: string;
  /** The version of the food data that figures are calculated with. */
  foodData: string;
  /** Absent where the process has no database: the ingredient data service on its own. */
  pool?: pg.Pool;
  /** Whether changes can be written. */
  hasRoom?: (() => boolean) | undefined;
  /** Whether the process was asked to stop and only finishes what is under way. */
  isStopping?: (() => boolean) | undefined;
}

/**
 * A disk without room leaves `status` at `reading`: no change is taken, everything else goes on.
 * `/health`: `{ status, version, database, foodData }`, 503 while the database does not answer. `/health/ready`: the same, and 503
 * from the moment the process is asked to stop, so that a balancer looks elsewhere while it still answers.
 */
export function healthRoute(app: FastifyInstance, watched: Watched): void {
  app.get('/health', async (_request, reply) => {
    const health = await healthOf(watched);
    return reply.code(health.database === 'down' ? 503 : 200).send(health);
  });
  app.get('/health/ready', async (_request, reply) => {
    const health = await healthOf(watched);
    return reply.code(health.status === 'ok' || health.status === 'reading' ? 200 : 503).send(health);
  });
}

async function healthOf({ version, foodData, pool, hasRoom, isStopping }: Watched) {
  const database = pool ? await answers(pool) : 'none';
  const working = hasRoom?.() === false ? 'reading' : 'ok';
  const status = isStopping?.() ? 'stopping' : database === 'down' ? 'degraded' : working;
  return { status, version, database, foodData };
}

async function answers(pool: pg.Pool): Promise<'ok' | 'down'> {
  const late = new Promise<'down'>((resolve) => setTimeout(resolve, 2000, 'down').unref());
  const asked = pool.query('select 1').then(
    () => 'ok' as const,
    () => 'down' as const,
  );
  return Promise.race([asked, late]);
}

/** The part of the configuration that a browser needs. */
interface BrowserConfiguration {
  mainApi: string;
  ingredientDataApi: string;
  production: boolean;
  hostTable: HostTable | null;
  failureReports: string | undefined;
  tracking: string | undefined;
}

/** Where the browser finds the two APIs, by the page's host: runtime configuration from its own origin. */
export function configRoute(app: FastifyInstance, configuration: BrowserConfiguration): void {
  const { mainApi, ingredientDataApi, production, hostTable, failureReports, tracking } = configuration;
  const same = { mainApi, ingredientDataApi, environment: production ? 'production' : 'development' };
  const outside = { ...(failureReports ? { failureReports } : {}), ...(tracking ? { tracking } : {}) };
  app.get('/config', async (request) => ({ ...(hostTable ? apiBasesOf(request.host, hostTable) : same), ...outside }));
}
