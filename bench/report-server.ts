import { rm } from 'node:fs/promises';
import { buildApp } from '../server/src/app.ts';
import { readConfiguration } from '../server/src/configuration.ts';
import type { Database } from '../server/src/database/database.ts';
import { openDatabase } from '../server/src/database/open-database.ts';
import { DEMO_PASSWORD } from '../server/src/demo/demo-people.ts';
import { seedDemo } from '../server/src/demo/seed-demo.ts';
import { loadFoodData } from '../server/src/ingredients/load-food-data.ts';
import { diskFileStore } from '../server/src/storage/file-store.ts';
import { secretBox } from '../server/src/users/secret-box.ts';
import { sessionsOf } from '../server/src/users/who-sends.ts';
import { benchFolder } from './bench-folder.ts';

/** A call over HTTP, signed in as a super-admin; throws with the answer of what is refused. */
export type Caller = <Reply>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;

export interface ReportServer {
  database: Database;
  foodData: Awaited<ReturnType<typeof loadFoodData>>;
  call: Caller;
  close: () => Promise<void>;
}

const clock = (): Date => new Date();

/** The product on a PostgreSQL of its own, or on the one that `DATABASE_URL` names, answering on a free port of this process. */
export async function openReportServer(): Promise<ReportServer> {
  const dataDir = await benchFolder();
  const url = process.env['DATABASE_URL'];
  const opened = await openDatabase({ ...(url ? { url } : {}), dataDir, say: () => undefined });
  const foodData = await loadFoodData();
  await seedDemo({ database: opened.database, foodData }, () => undefined);
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
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = async (method: string, path: string, body: object | undefined, cookie: string): Promise<Response> =>
    fetch(`${address}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const person = { email: 'super@demo.plateprint.test', password: DEMO_PASSWORD };
  const signedIn = await sent('POST', '/users/sign-in', person, '');
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    database: opened.database,
    foodData,
    async call<Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
      const reply = await sent(method, path, body, cookie);
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${method} ${path}: ${text.slice(0, 500)}`);
      return JSON.parse(text) as Reply;
    },
    async close() {
      await app.close();
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
