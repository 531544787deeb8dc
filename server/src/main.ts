import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp, PURGES, workersOf } from './app.ts';
import { addressOf, readConfiguration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { endDemoSessions, isDemoPerson } from './demo/demo-sign-ins.ts';
import { queueDemoReports } from './demo/reports/seed-reports.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { loadFoodData } from './ingredients/load-food-data.ts';
import { openMailer } from './mail/open-mailer.ts';
import { greeting } from './greeting.ts';
import { bossJobs } from './jobs/boss.ts';
import { purgeHourly } from './jobs/purge-hourly.ts';
import { queueRecalculation } from './recipes/recipe-jobs.ts';
import { diskFileStore } from './storage/file-store.ts';
import { setUpLink } from './users/set-up-link.ts';
import { unreadableFactors } from './users/second-factor.ts';
import { openSecretBox } from './users/secret-box.ts';
import { sessionsOf } from './users/who-sends.ts';

const root = join(import.meta.dirname, '../..');
const clock = (): Date => new Date();

/** What is under way at the end may take this long; then it is cut off. */
const LONGEST_FAREWELL_MS = 4000;

const OTHER_KEY =
  'The secret key is not the one that authenticator apps were set up with: their codes are refused here. Set SECRET_KEY to that one, the same on every node.';

/** Starts the product and returns how to stop it. What was opened is closed again when the start fails. */
async function start(): Promise<() => Promise<void>> {
  const configuration = readConfiguration(process.env, root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  // What a person reads goes to the terminal; the machine's log of requests goes to a stream of its own.
  const logger = pino(
    { level: configuration.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    configuration.production
      ? pino.destination(1)
      : pino.destination({ dest: join(configuration.dataDir, 'plateprint.log'), mkdir: true }),
  );
  const say = (line: string): void => {
    console.log(line);
    logger.info(line);
  };
  const opening = openDatabase({ url: configuration.databaseUrl, dataDir: configuration.dataDir, say });
  try {
    const [opened, foodData] = await Promise.all([opening, loadFoodData()]);
    const jobs = bossJobs(opened.pool, (error) => logger.error({ err: error }, 'a job failed'));
    const parts = {
      ...opened,
      foodData,
      clock,
      jobs,
      mailer: openMailer(configuration, say),
      secrets: await openSecretBox({ key: configuration.secretKey, file: join(configuration.dataDir, 'secret-key') }),
      publicUrl: addressOf(configuration),
      files: diskFileStore(join(configuration.dataDir, 'files')),
      sessions: sessionsOf(opened.database, clock),
    };
    if (configuration.production) await endDemoSessions(opened.database);
    const isNewDemo = !configuration.production && (await seedDemo(parts, say));
    const app = await buildApp(parts, { configuration, version, web: join(root, 'web/dist'), logger });
    // Asked before any job begins, so that no work in the background keeps a start waiting.
    const hasOtherKey = (await unreadableFactors(parts)) > 0;
    const setUp = configuration.production ? await setUpLink(parts, isDemoPerson) : null;
    await app.listen({ port: configuration.port, host: configuration.host });
    const stopPurging = purgeHourly(PURGES, parts, (error) => logger.error({ err: error }, 'the hourly purge failed'));
    void jobs.start(workersOf(parts));
    queueRecalculation(parts).catch((error: unknown) => logger.error({ err: error }, 'the recalculation did not begin'));
    if (isNewDemo) queueDemoReports(parts).catch((error: unknown) => logger.error({ err: error }, 'the demo has no reports'));
    console.log(greeting(configuration));
    if (hasOtherKey) say(OTHER_KEY);
    if (setUp !== null) console.log(`The first administrator signs up here, once:\n${setUp}\n`);
    return async () => {
      stopPurging();
      say('Stopping: finishing what is under way.');
      await Promise.race([Promise.all([app.close(), jobs.stop()]), pause(LONGEST_FAREWELL_MS)]);
      await opened.close();
    };
  } catch (error) {
    await opening.then(
      async ({ close }) => close(),
      () => undefined,
    );
    throw error;
  }
}

const starting = start();
starting.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const close = await starting; // a start is not left half-way: its database would stay behind
  await close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
