import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/src/app.ts';
import { readConfiguration } from '../../server/src/platform/configuration.ts';
import type { OpenDatabase } from '../../server/src/platform/database/database.ts';
import { seedDemo } from '../../server/src/demo/seed/seed-demo.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { diskFileStore } from '../../server/src/platform/storage/file-store.ts';
import { PASSWORD_COST, passwordsOf } from '../../server/src/platform/secrets/passwords.ts';
import { secretBox } from '../../server/src/platform/secrets/secret-box.ts';
import { sessionsOf } from '../../server/src/users/who-sends.ts';

export const benchClock = (): Date => new Date();

export interface BenchApp {
  app: FastifyInstance;
  foodData: Awaited<ReturnType<typeof loadFoodData>>;
}

/** The product with the demo, without mails and jobs and with limits that no bench meets, on a database that was opened for it. */
export async function benchApp(
  opened: OpenDatabase,
  { dataDir, environment }: { dataDir: string; environment?: NodeJS.ProcessEnv },
): Promise<BenchApp> {
  const foodData = await loadFoodData();
  const passwords = passwordsOf(PASSWORD_COST);
  await seedDemo({ database: opened.database, foodData, passwords }, () => undefined);
  const app = await buildApp(
    {
      ...opened,
      foodData,
      clock: benchClock,
      sessions: sessionsOf(opened.database, benchClock),
      mailer: { send: async () => undefined },
      jobs: { queue: async () => undefined },
      passwords,
      secrets: secretBox(Buffer.alloc(32)),
      publicUrl: 'http://localhost',
      files: diskFileStore(dataDir),
    },
    { configuration: readConfiguration({ REQUESTS_PER_MINUTE: '100000000', ...environment }, dataDir), version: 'bench' },
  );
  return { app, foodData };
}
