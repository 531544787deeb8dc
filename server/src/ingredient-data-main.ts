import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIngredientDataApp } from './ingredient-data-app.ts';
import { readConfiguration } from './platform/configuration.ts';
import { endOnCrash } from './platform/failures/end-on-crash.ts';
import { oneLine } from './platform/failures/one-line.ts';
import { loadFoodData } from './ingredients/actions/load-food-data.ts';
import { prepareSearch } from './ingredients/actions/search-of.ts';
import { openLog } from './platform/log/open-log.ts';

const root = join(import.meta.dirname, '../..');

/** The ingredient data service on its own: no database, no sessions, any number of copies; its log goes to standard output. */
async function start(): Promise<void> {
  const configuration = readConfiguration({ ...process.env, PORT: process.env['PORT'] || '3001' }, root);
  const { logger, print, flush } = openLog({ ...configuration, production: true });
  process.on('exit', flush);
  endOnCrash(async (error) => logger.error({ err: error }, 'the process ends: nobody caught this'));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const foodData = await loadFoodData();
  const app = await buildIngredientDataApp({ foodData }, { configuration, version, logger });
  await app.listen({ port: configuration.port, host: configuration.host });
  void prepareSearch(foodData);
  print(`Ingredient data service is ready: http://${configuration.host}:${configuration.port}/ingredient-data`);
  const stop = (): void => void app.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
start().catch((error: unknown) => {
  console.error(oneLine(error));
  process.exit(1);
});
