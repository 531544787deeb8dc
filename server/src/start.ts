import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildApp, PURGES, reachOf, workersOf } from './app.ts';
import { addressOf, type Configuration } from './platform/configuration.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openReplica } from './platform/database/replica.ts';
import { endDemoSessions, isDemoPerson } from './demo/demo-sign-ins.ts';
import { queueDemoReports } from './demo/reports/seed-reports.ts';
import { seedDemo } from './demo/seed/seed-demo.ts';
import { failureReports, type FailurePlace } from './platform/failures/failure-reports.ts';
import { greeting } from './greeting.ts';
import { type DiskWatch, type WatchedPlaces, watchDisks } from './platform/disk/watch-disks.ts';
import { openLog } from './platform/log/open-log.ts';
import { loadFoodData } from './ingredients/actions/load-food-data.ts';
import { prepareSearch } from './ingredients/actions/search-of.ts';
import { threadFigures, threadHeapBytes, threadMemories } from './ingredients/threads/threads-of.ts';
import { keepDelivering } from './integrations/webhooks/keep-delivering.ts';
import { bossJobs } from './platform/jobs/boss.ts';
import { purgeHourly } from './platform/jobs/purge-hourly.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { countFiles, countMails } from './platform/metrics/count-calls.ts';
import { type Metrics, openMetrics, serveMetrics } from './platform/metrics/open-metrics.ts';
import type { Services } from './platform/services.ts';
import { queueRecalculation } from './recipes/actions/recipe-jobs.ts';
import { renewBought } from './reports/jobs/keep-due-bought.ts';
import { queueBridges } from './reports/jobs/bridge-years.ts';
import { queueDueDishes } from './reports/jobs/keep-due-dishes.ts';
import { queueDueFoods } from './reports/jobs/keep-due-foods.ts';
import { queueRestatement } from './reports/jobs/restate-reports.ts';
import { openDataFolder } from './platform/storage/data-folder.ts';
import { filesWithRoom } from './platform/storage/files-with-room.ts';
import { askFileStore, openFileStore } from './platform/storage/open-file-store.ts';
import { PASSWORD_COST, passwordsOf } from './platform/secrets/passwords.ts';
import { openSecretBox } from './platform/secrets/secret-box.ts';
import { setUpLink } from './users/actions/set-up-link.ts';
import { unreadableFactors } from './users/actions/second-factor.ts';
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

/** The parts that a start has before anything is opened: its log, and where failures are reported. */
export interface Platform {
  configuration: Configuration;
  version: string;
  /** Says a line to those who read the terminal, and to the log. */
  say: (line: string) => void;
  logger: Logger;
  /** Says something to those who read the terminal, and to nobody else. */
  print: (text: string) => void;
  /** Logs an uncaught error, and reports it to the outside service. */
  failed: (error: unknown, message: string, place: FailurePlace) => void;
  /** The same without the log, for what is logged where it happened. */
  tell: (error: unknown, place: FailurePlace) => void;
  /** Waits until reports to the outside service are on their way. */
  flush: () => Promise<void>;
  /** Writes what waits for the log, as the last thing before the process ends. */
  flushLog: () => void;
}

/** @throws in one line when the data folder or the log cannot be used */
export async function openPlatform(configuration: Configuration): Promise<Platform> {
  await openDataFolder(configuration);
  const { logger, print, flush: flushLog } = openLog(configuration);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const environment = configuration.production ? 'production' : 'development';
  const { tell, flush } = failureReports({ dsn: configuration.failureReportsServer, environment, version, clock });
  return {
    configuration,
    version,
    logger,
    print,
    say(line) {
      print(line);
      logger.info(line);
    },
    failed(error, message, place) {
      logger.error({ err: error, ...(place.what ? { what: place.what } : {}) }, message);
      tell(error, place);
    },
    tell,
    flush,
    flushLog,
  };
}

/** The parts that a start opens before everything else: the database, the food data, and the watch over the disks that are written to. */
type Opened = OpenDatabase & { foodData: Services['foodData']; disks: DiskWatch };

/** Of one disk for both the database's is enough: where it has no room nothing is changed. */
function foldersOf({ bucket, dataDir }: Configuration, { home }: OpenDatabase): Partial<Record<WatchedPlaces, string>> {
  return { ...(home === null ? {} : { database: home }), ...(bucket || home === dataDir ? {} : { files: dataDir }) };
}

/** The parts that are open while the product runs: its services, its metrics, its jobs. */
async function openServices(platform: Platform, opened: Opened, metrics: Metrics | null) {
  const { configuration, say, failed } = platform;
  const { disks } = opened;
  const jobs = bossJobs(opened.pool, (error, job) => {
    metrics?.meters.failedJobs.inc({ job: job ?? 'queue' });
    failed(error, 'a job failed', { where: 'job', ...(job ? { what: job } : {}) });
  });
  const mailer = openMailer(configuration, say);
  const files = filesWithRoom(openFileStore(configuration), () => disks.hasRoom('files'));
  if (configuration.bucket)
    void askFileStore(files).catch((error: unknown) => say(`files: ${error instanceof Error ? error.message : 'no answer'}`));
  const services = {
    ...opened,
    clock,
    jobs,
    mailer: metrics ? countMails(mailer, metrics.meters) : mailer,
    passwords: passwordsOf(PASSWORD_COST),
    secrets: await openSecretBox({ key: configuration.secretKey, file: join(configuration.dataDir, 'secret-key') }),
    publicUrl: addressOf(configuration),
    files: metrics ? countFiles(files, metrics.meters) : files,
    sessions: sessionsOf(opened.database, clock),
  };
  return services;
}

function metricsOf({ configuration, version }: Platform, { disks, foodData, ...opened }: Opened): Metrics | null {
  const watched = {
    ...opened,
    version,
    foodDataVersion: foodData.version,
    clock,
    disks: () => disks.disks(),
    threads: threadFigures,
    threadHeapBytes,
    threadMemories,
  };
  return configuration.metricsPort === null ? null : openMetrics(watched);
}

async function run(platform: Platform, opened: Opened, pages: Promise<void>): Promise<Running> {
  const { configuration, version, logger, print, say, failed, tell } = platform;
  const metrics = metricsOf(platform, opened);
  const services = await openServices(platform, opened, metrics);
  const hasRoom = (): boolean => opened.disks.hasRoom('database');
  if (configuration.production) await endDemoSessions(opened.database);
  const isNewDemo = !configuration.production && (await seedDemo(services, say));
  await pages;
  let isStopping = false;
  const replica = configuration.replicaUrl === undefined ? undefined : openReplica(configuration.replicaUrl, opened.pool);
  const app = await buildApp(services, {
    configuration,
    replica,
    version,
    web: join(root, 'web/dist'),
    logger,
    tell,
    hasRoom,
    isStopping: () => isStopping,
    ...(metrics ? { meters: metrics.meters } : {}),
  });
  // Asked before any job begins, so that no work in the background keeps a start waiting.
  const hasOtherKey = (await unreadableFactors(services)) > 0;
  const setUp = configuration.production ? await setUpLink(services, isDemoPerson) : null;
  const port = configuration.metricsPort;
  const figures = metrics && port !== null ? await serveMetrics(metrics, { host: configuration.metricsHost, port }) : null;
  await app.listen({ port: configuration.port, host: configuration.host });
  const inBackground = (message: string) => (error: unknown) => failed(error, message, { where: 'background' });
  const stopPurging = purgeHourly(PURGES, services, inBackground('the hourly purge failed'));
  opened.disks.follow((isRoom) => services.jobs.pause(!isRoom));
  void services.jobs.start(workersOf(services));
  const reach = reachOf(configuration);
  const stopDelivering = keepDelivering({ ...services, reach, hasRoom }, inBackground('messages were not delivered'));
  void prepareSearch(opened.foodData);
  queueRecalculation(services).catch(inBackground('the recalculation did not begin'));
  queueDueFoods(services).catch(inBackground('foods of reports were not written'));
  renewBought(services).catch(inBackground('articles of reports were not written'));
  queueBridges(services).catch(inBackground('causes of a year were not worked out'));
  queueDueDishes(services).catch(inBackground('dishes of reports were not written'));
  queueRestatement(services).catch(inBackground('reports of former food data were not restated'));
  if (isNewDemo) queueDemoReports(services).catch(inBackground('the demo has no reports'));
  print(greeting(configuration));
  if (hasOtherKey) say(OTHER_KEY);
  if (setUp !== null) print(`The first administrator signs up here, once:\n${setUp}\n`);
  return {
    async stop(hurried) {
      isStopping = true;
      stopPurging();
      say('Stopping: finishing what is under way.');
      const rested = Promise.all([services.jobs.rest(), stopDelivering()]);
      await pause(configuration.drainSeconds * 1000, undefined, { signal: hurried }).catch(() => undefined);
      await Promise.race([Promise.all([app.close(), rested]), pause(configuration.farewellSeconds * 1000)]);
      await services.jobs.stop();
      figures?.close();
      await opened.disks.rest();
      await replica?.close();
      await platform.flush();
      await opened.close();
    },
  };
}

/**
 * Starts the product and returns how to stop it. What was opened is closed again when the start fails.
 * @param pages resolves once the browser side is there
 */
export async function start(platform: Platform, pages: Promise<void> = Promise.resolve()): Promise<Running> {
  const { databaseUrl, dataDir } = platform.configuration;
  const opening = openDatabase({ url: databaseUrl, dataDir, say: platform.say });
  try {
    const [opened, foodData] = await Promise.all([opening, loadFoodData()]);
    const disks = await watchDisks(foldersOf(platform.configuration, opened), platform.say);
    return await run(platform, { ...opened, foodData, disks }, pages);
  } catch (error) {
    await opening.then(
      async ({ close }) => close(),
      () => undefined,
    );
    throw error;
  }
}
