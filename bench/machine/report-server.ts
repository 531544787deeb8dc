import { rm } from 'node:fs/promises';
import type { Database } from '../../server/src/platform/database/database.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { benchApp } from './bench-app.ts';
import { benchFolder } from './bench-folder.ts';

/** A call over HTTP, signed in as a super-admin; throws with the answer of what is refused. */
export type Caller = <Reply>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;

export interface ReportServer {
  database: Database;
  foodData: FoodData;
  call: Caller;
  close: () => Promise<void>;
}

/** The product on a PostgreSQL of its own, or on the one that `DATABASE_URL` names, answering on a free port of this process. */
export async function openReportServer(): Promise<ReportServer> {
  const dataDir = await benchFolder();
  const url = process.env['DATABASE_URL'];
  const opened = await openDatabase({ ...(url ? { url } : {}), dataDir, say: () => undefined });
  const { app, foodData } = await benchApp(opened, { dataDir });
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
