import { calculateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { readBy } from '../../server/src/platform/http/fields/compiled-schema.ts';
import { writtenBy } from '../../server/src/platform/http/reply-schema.ts';
import { benchApp } from '../machine/bench-app.ts';
import { benchFolder } from '../machine/bench-folder.ts';

/** The product with one more route: it validates the same body and sends the same JSON, and calculates nothing. */
const dataDir = await benchFolder();
const opened = await openDatabase({
  ...(process.env['DATABASE_URL'] ? { url: process.env['DATABASE_URL'] } : {}),
  dataDir,
  say: () => undefined,
});
const { app } = await benchApp(opened, { dataDir });

let answer: unknown = null;
app.put('/bench/answer', async (request) => ((answer = request.body), { kept: true }));
app.route({
  method: 'POST',
  url: '/bench/bare',
  ...writtenBy(calculateRecipe.reply),
  handler: async (request) => {
    const checked = readBy(calculateRecipe.body, request.body);
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
