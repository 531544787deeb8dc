import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { loadFoodData } from './ingredients/load-food-data.ts';
import { outbox } from './mail/outbox.ts';
import { greeting } from './greeting.ts';
import { diskFileStore } from './storage/file-store.ts';
import { sessionsOf } from './users/who-sends.ts';

const root = join(import.meta.dirname, '../..');

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  // What a person reads goes to the terminal; the machine's log of requests goes to a stream of its own.
  const logger = pino(
    { level: configuration.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    pino.destination(
      configuration.production ? { dest: 1 } : { dest: join(configuration.dataDir, 'plateprint.log'), mkdir: true },
    ),
  );
  const say = (line: string): void => {
    console.log(line);
    logger.info(line);
  };
  const [opened, foodData] = await Promise.all([
    openDatabase({ url: configuration.databaseUrl, dataDir: configuration.dataDir, say }),
    loadFoodData(),
  ]);
  const clock = (): Date => new Date();
  const parts = {
    ...opened,
    foodData,
    clock,
    mailer: outbox(join(configuration.dataDir, 'outbox'), say),
    files: diskFileStore(join(configuration.dataDir, 'files')),
    sessions: sessionsOf(opened.database, clock),
  };
  if (!configuration.production) await seedDemo(parts, say);
  const app = await buildApp(parts, { configuration, version, web: join(root, 'web/dist'), logger });
  await app.listen({ port: configuration.port, host: configuration.host });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    say('Stopping: finishing what is under way.');
    await app.close();
    await opened.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  console.log(greeting(configuration));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
