import { once } from 'node:events';
import { AppError, type FieldProblem, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  type AnyEndpoint,
  type CallInput,
  type FormUpload,
  isRawUpload,
  pathOf,
  type ReplyOf,
  type Upload,
} from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import type { FastifyInstance } from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { buildApp, workersOf } from '../../src/app.ts';
import { readConfiguration } from '../../src/platform/configuration.ts';
import { type Database, databaseOn } from '../../src/platform/database/database.ts';
import { demoId } from '../../src/demo/demo-id.ts';
import { DEMO_PEOPLE } from '../../src/demo/demo-people.ts';
import { loadFoodData } from '../../src/ingredients/actions/load-food-data.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import type { Services } from '../../src/platform/services.ts';
import { secretBox } from '../../src/platform/secrets/secret-box.ts';
import { startSession } from '../../src/users/session-store.ts';
import { sessionsOf } from '../../src/users/who-sends.ts';
import { CHEAP_PASSWORDS } from '../../src/platform/secrets/cheap-passwords.fixture.ts';
import { demoDatabase, dropDatabase, throughPooler } from './empty-database.ts';
import { BASES } from './specified-calls.ts';
import { waitingJobs } from './waiting-jobs.ts';

/** The product on a database of its own, with the demo in it; only clock, mail and files are ours to play with. */
export interface Product {
  app: FastifyInstance;
  database: Database;
  services: Services;
  /** The mails sent so far. Mails are jobs: `drain` first. */
  mails: Mail[];
  files: FileStore;
  /** Does the jobs that wait. */
  drain: () => Promise<void>;
  /** Moves the product's clock. */
  wait: (milliseconds: number) => void;
  /** The time of the product's clock, in milliseconds. */
  now: () => number;
  /** A caller with the session of a demo person (`chef`, `manager` …), or without any (null). */
  as: (person: string | null) => Promise<Caller>;
  /** A caller with an integration's key. */
  withKey: (key: string) => Caller;
  /** The `cookie` header of a new session of a demo person, or of the person with that id. */
  cookieOf: (person: string) => Promise<string>;
  close: () => Promise<void>;
}

export type Caller = <E extends AnyEndpoint>(
  endpoint: E,
  ...input: object extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
) => Promise<ReplyOf<E>>;

interface Problem {
  code: ProblemCode;
  fields: FieldProblem[];
}

interface Circumstances {
  /** The folder of a built browser side. */
  web?: string;
  environment?: NodeJS.ProcessEnv;
  /** The address of its database; a new one with the demo when absent. */
  url?: string;
  /** Where its files are; in memory when absent. */
  files?: FileStore;
}

function filesInMemory(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, content) => (files.set(key, content), { sha256: '' }),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  };
}

/** How a pool ends: when the server has seen each of its connections go, and nobody but others is in the database. */
function leaving(pool: Pool): () => Promise<void> {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => void open.add(client));
  pool.on('remove', (client) => void open.delete(client));
  return async () => {
    await pool.end();
    while (open.size > 0) await once(pool, 'remove');
  };
}

export async function openProduct({ url, web, environment, files = filesInMemory() }: Circumstances = {}): Promise<Product> {
  const own = url === undefined ? await demoDatabase() : null;
  const pool = new Pool({ connectionString: own === null ? url : throughPooler(own), max: 8 });
  const leave = leaving(pool);
  const database = databaseOn(pool);
  const foodData = await loadFoodData();
  // A millisecond each time it is read: in order, and the same however slow the machine is.
  let now = Date.now();
  const clock = (): Date => new Date((now += 1));
  const mails: Mail[] = [];
  const jobs = waitingJobs();
  const services: Services = {
    database,
    pool,
    foodData,
    clock,
    jobs,
    sessions: sessionsOf(database, clock),
    mailer: { send: async (mail) => void mails.push(mail) },
    files,
    passwords: CHEAP_PASSWORDS,
    secrets: secretBox(Buffer.alloc(32, 'a key of the tests')),
    publicUrl: 'https://plate.test',
  };
  const app = await buildApp(services, {
    configuration: readConfiguration({ NODE_ENV: 'test', REQUESTS_PER_MINUTE: '1000000', ...environment }, '/tmp'),
    version: 'test',
    ...(web === undefined ? {} : { web }),
  });
  // Signing in has its tests; here a session is made without the password's 100 ms.
  const cookieOf = async (person: string): Promise<string> => {
    const id = DEMO_PEOPLE.some(({ email }) => email === emailOf(person)) ? demoId(emailOf(person)) : person;
    return `${app.isPublicHttps ? '__Host-plateprint' : 'plateprint'}=${await startSession(database, id, { now: clock() })}`;
  };
  return {
    app,
    database,
    services,
    mails,
    files: services.files,
    drain: async () => jobs.drain(workersOf(services)),
    wait: (milliseconds) => void (now += milliseconds),
    now: () => now,
    as: async (person) => callerWith(app, person === null ? {} : { cookie: await cookieOf(person) }),
    withKey: (key) => callerWith(app, { authorization: `Bearer ${key}` }),
    cookieOf,
    async close() {
      await app.close();
      await leave();
      if (own !== null) await dropDatabase(own);
    },
  };
}

const emailOf = (person: string): string => `${person}@demo.plateprint.test`;

function callerWith(app: FastifyInstance, headers: Record<string, string>): Caller {
  return async (endpoint, ...[input]) => {
    const services: { params?: unknown; query?: unknown; body?: unknown; file?: Blob } = { ...(input as object) };
    const { payload, type } = await sentWith(endpoint, services);
    const reply = await app.inject({
      method: endpoint.method,
      url: `${BASES[endpoint.api]}${pathOf(endpoint, services)}`,
      headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(payload === undefined ? {} : { payload }),
    });
    const answer: unknown = reply.json();
    if (reply.statusCode < 300) return fromWire(endpoint.reply, answer) as ReplyOf<typeof endpoint>;
    const { code, fields } = answer as Problem;
    throw new AppError(code, fields);
  };
}

async function sentWith(
  { upload, body: schema }: AnyEndpoint,
  { body: ours, file }: { body?: unknown; file?: Blob },
): Promise<{ payload?: object; type?: string }> {
  const body = toWire(schema, ours);
  if (!upload) return body === undefined ? {} : { payload: body as object };
  if (isRawUpload(upload as Upload)) return file ? { payload: Buffer.from(await file.arrayBuffer()), type: file.type } : {};
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, string>)) form.append(name, value);
  if (file) form.append((upload as FormUpload).field, file, 'a file');
  return { payload: form };
}
