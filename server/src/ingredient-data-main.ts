import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildIngredientDataApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { loadFoodData } from './ingredients/load-food-data.ts';

const root = join(import.meta.dirname, '../..');

/** The ingredient data service on its own: no database, no sessions, any number of copies. */
async function start(): Promise<void> {
  const configuration = readConfiguration({ ...process.env, PORT: process.env['PORT'] || '3001' }, root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const app = await buildIngredientDataApp(
    { foodData: await loadFoodData() },
    { configuration, version, logger: pino({ level: configuration.logLevel }) },
  );
  await app.listen({ port: configuration.port, host: configuration.host });
  console.log(`Ingredient data service is ready: http://${configuration.host}:${configuration.port}/ingredient-data`);
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
