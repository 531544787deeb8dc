import { calculateRecipe } from '@plateprint/shared/recipes/recipe-api.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfiguration } from '../server/src/configuration.ts';
import { openDatabase } from '../server/src/database/open-database.ts';
import { seedDemo } from '../server/src/demo/seed-demo.ts';
import { replySchemaOf } from '../server/src/http/reply-schema.ts';
import { loadFoodData } from '../server/src/ingredients/load-food-data.ts';
import { diskFileStore } from '../server/src/storage/file-store.ts';
import { secretBox } from '../server/src/users/secret-box.ts';
import { sessionsOf } from '../server/src/users/who-sends.ts';
import { benchFolder } from './bench-folder.ts';

/** The product with one more route: it validates the same body and sends the same JSON, and calculates nothing. */
const dataDir = await benchFolder();
const opened = await openDatabase({
  ...(process.env['DATABASE_URL'] ? { url: process.env['DATABASE_URL'] } : {}),
  dataDir,
  say: () => undefined,
});
const foodData = await loadFoodData();
await seedDemo({ database: opened.database, foodData }, () => undefined);
const clock = (): Date => new Date();
const app = await buildApp(
  {
    ...opened,
    foodData,
    clock,
    sessions: sessionsOf(opened.database, clock),
    mailer: { send: async () => undefined },
    jobs: { queue: async () => undefined },
    secrets: secretBox(Buffer.alloc(32)),
    publicUrl: 'http://localhost',
    files: diskFileStore(dataDir),
  },
  { configuration: readConfiguration({ REQUESTS_PER_MINUTE: '100000000' }, dataDir), version: 'bench' },
);

let answer: unknown = null;
app.put('/bench/answer', async (request) => ((answer = request.body), { kept: true }));
app.route({
  method: 'POST',
  url: '/bench/bare',
  schema: { response: { 200: replySchemaOf(calculateRecipe.reply) } },
  handler: async (request) => {
    const checked = calculateRecipe.body.safeParse(request.body);
    if (!checked.success) throw new Error('the bench sends no such body');
    return answer;
  },
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.('ready');
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(opened.close)
      .then(() => process.exit(0)),
);
