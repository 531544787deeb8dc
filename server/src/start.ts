import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp, PURGES, reachOf, workersOf } from './app.ts';
import { addressOf, type Configuration } from './configuration.ts';
import type { OpenDatabase } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { endDemoSessions, isDemoPerson } from './demo/demo-sign-ins.ts';
import { queueDemoReports } from './demo/reports/seed-reports.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { failureReports, type FailurePlace } from './failures/failure-reports.ts';
import { greeting } from './greeting.ts';
import { loadFoodData } from './ingredients/load-food-data.ts';
import { keepDelivering } from './integrations/webhooks/deliver.ts';
import { bossJobs } from './jobs/boss.ts';
import { purgeHourly } from './jobs/purge-hourly.ts';
import { keepBoardsReady } from './leaderboard/keep-boards-ready.ts';
import { openMailer } from './mail/open-mailer.ts';
import { countFiles, countMails } from './metrics/count-calls.ts';
import { type Metrics, openMetrics, serveMetrics } from './metrics/open-metrics.ts';
import type { Parts } from './parts.ts';
import { queueRecalculation } from './recipes/recipe-jobs.ts';
import { askFileStore, openFileStore } from './storage/open-file-store.ts';
import { openSecretBox } from './users/secret-box.ts';
import { setUpLink } from './users/set-up-link.ts';
import { unreadableFactors } from './users/second-factor.ts';
import { sessionsOf } from './users/who-sends.ts';

const root = join(import.meta.dirname, '../..');
const clock = (): Date => new Date();

const OTHER_KEY =
  'The secret key is not the one that authenticator apps were set up with: their codes are refused here. Set SECRET_KEY to that one, the same on every node.';

/** The product while it runs. */
export interface Running {
  /** Answers what is under way and ends; first, unless it is `hurried`, goes on answering while a balancer notices. */
  stop: (hurried: AbortSignal) => Promise<void>;
}

/** What a start has before anything is opened: where it writes and whom it tells. */
export interface Ground {
  configuration: Configuration;
  version: string;
  /** Says a line to whoever reads the terminal, and to the log. */
  say: (line: string) => void;
  logger: pino.Logger;
  /** Logs what nobody caught, and tells of it outside. */
  failed: (error: unknown, message: string, place: FailurePlace) => void;
  /** The same without the log, for what is logged where it happened. */
  tell: (error: unknown, place: FailurePlace) => void;
  flush: () => Promise<void>;
}

/** What a person reads goes to the terminal; the machine's log of requests goes to a stream of its own. */
async function logOf({ production, dataDir }: Configuration): Promise<ReturnType<typeof pino.destination>> {
  if (production) return pino.destination(1);
  const file = pino.destination({ dest: join(dataDir, 'plateprint.log'), mkdir: true });
  await once(file, 'ready'); // what ends the start at once can be logged
  return file;
}

export async function openGround(configuration: Configuration): Promise<Ground> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const logger = pino(
    { level: configuration.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    await logOf(configuration),
  );
  const environment = configuration.production ? 'production' : 'development';
  const { tell, flush } = failureReports({ dsn: configuration.failureReportsServer, environment, version, clock });
  return {
    configuration,
    version,
    logger,
    say(line) {
      console.log(line);
      logger.info(line);
    },
    failed(error, message, place) {
      logger.error({ err: error, ...(place.what ? { what: place.what } : {}) }, message);
      tell(error, place);
    },
    tell,
    flush,
  };
}

/** What is open while the product runs: its parts, its figures, its jobs. */
async function openParts(ground: Ground, opened: OpenDatabase, metrics: Metrics | null, foodData: Parts['foodData']) {
  const { configuration, say, failed } = ground;
  const jobs = bossJobs(opened.pool, (error, job) => {
    metrics?.meters.failedJobs.inc({ job: job ?? 'queue' });
    failed(error, 'a job failed', { where: 'job', ...(job ? { what: job } : {}) });
  });
  const [mailer, files] = [openMailer(configuration, say), openFileStore(configuration)];
  if (configuration.bucket)
    void askFileStore(files).catch((error: unknown) => say(`files: ${error instanceof Error ? error.message : 'no answer'}`));
  const parts = {
    ...opened,
    foodData,
    clock,
    jobs,
    mailer: metrics ? countMails(mailer, metrics.meters) : mailer,
    secrets: await openSecretBox({ key: configuration.secretKey, file: join(configuration.dataDir, 'secret-key') }),
    publicUrl: addressOf(configuration),
    files: metrics ? countFiles(files, metrics.meters) : files,
    sessions: sessionsOf(opened.database, clock),
  };
  return parts;
}

function metricsOf({ configuration, version }: Ground, opened: OpenDatabase, foodDataVersion: string): Metrics | null {
  return configuration.metricsPort === null ? null : openMetrics({ ...opened, version, foodDataVersion, clock });
}

async function run(ground: Ground, opened: OpenDatabase, foodData: Parts['foodData']): Promise<Running> {
  const { configuration, version, logger, say, failed, tell } = ground;
  const metrics = metricsOf(ground, opened, foodData.version);
  const parts = await openParts(ground, opened, metrics, foodData);
  if (configuration.production) await endDemoSessions(opened.database);
  const isNewDemo = !configuration.production && (await seedDemo(parts, say));
  let isStopping = false;
  const app = await buildApp(parts, {
    configuration,
    version,
    web: join(root, 'web/dist'),
    logger,
    tell,
    isStopping: () => isStopping,
    ...(metrics ? { meters: metrics.meters } : {}),
  });
  // Asked before any job begins, so that no work in the background keeps a start waiting.
  const hasOtherKey = (await unreadableFactors(parts)) > 0;
  const setUp = configuration.production ? await setUpLink(parts, isDemoPerson) : null;
  const port = configuration.metricsPort;
  const figures = metrics && port !== null ? await serveMetrics(metrics, { host: configuration.metricsHost, port }) : null;
  await app.listen({ port: configuration.port, host: configuration.host });
  const inBackground = (message: string) => (error: unknown) => failed(error, message, { where: 'background' });
  const stopPurging = purgeHourly(PURGES, parts, inBackground('the hourly purge failed'));
  void parts.jobs.start(workersOf(parts));
  const reach = reachOf(configuration);
  const stopDelivering = keepDelivering({ ...parts, reach }, inBackground('messages were not delivered'));
  const stopKeepingBoards = keepBoardsReady(parts, inBackground('leaderboards were not worked out ahead'));
  queueRecalculation(parts).catch(inBackground('the recalculation did not begin'));
  if (isNewDemo) queueDemoReports(parts).catch(inBackground('the demo has no reports'));
  console.log(greeting(configuration));
  if (hasOtherKey) say(OTHER_KEY);
  if (setUp !== null) console.log(`The first administrator signs up here, once:\n${setUp}\n`);
  return {
    async stop(hurried) {
      isStopping = true;
      stopPurging();
      say('Stopping: finishing what is under way.');
      const rested = Promise.all([parts.jobs.rest(), stopDelivering(), stopKeepingBoards()]);
      await pause(configuration.drainSeconds * 1000, undefined, { signal: hurried }).catch(() => undefined);
      await Promise.race([Promise.all([app.close(), rested]), pause(configuration.farewellSeconds * 1000)]);
      await parts.jobs.stop();
      figures?.close();
      await ground.flush();
      await opened.close();
    },
  };
}

/** Starts the product and returns how to stop it. What was opened is closed again when the start fails. */
export async function start(ground: Ground): Promise<Running> {
  const { databaseUrl, dataDir } = ground.configuration;
  const opening = openDatabase({ url: databaseUrl, dataDir, say: ground.say });
  try {
    const [opened, foodData] = await Promise.all([opening, loadFoodData()]);
    return await run(ground, opened, foodData);
  } catch (error) {
    await opening.then(
      async ({ close }) => close(),
      () => undefined,
    );
    throw error;
  }
}
