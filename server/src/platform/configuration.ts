import { withoutEnd } from '@plateprint/shared/kernel/reading/ends.ts';
import { resolve } from 'node:path';
import { DEFAULT_PLAN, type Plan, PLANS } from '@plateprint/shared/access/plan.ts';
import type { HostTable } from '@plateprint/shared/kernel/api/api-base.ts';
import { readBase, readHostTable } from './http/api-bases.ts';
import { readOutside } from './http/outside-address.ts';
import { type Bucket, readBucket } from './storage/bucket.ts';

/** The settings of a deployment, from its environment; the README's table describes each. */
export interface Configuration {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A server that follows it, for reading what bears to be a second old. */
  replicaUrl: string | undefined;
  production: boolean;
  /** The address people use, for links in mails; over https the cookies are for https alone. */
  publicUrl: string | undefined;
  /** How many proxies stand in front and say who calls by `X-Forwarded-*`; true: any number. */
  trustProxy: boolean | number;
  mainApi: string;
  ingredientDataApi: string;
  /** Which host's pages call which bases, in place of the two above; null: every host the same. */
  hostTable: HostTable | null;
  /** Where browsers tell of failed exports: the DSN of a Sentry-compatible service; undefined: nowhere. */
  failureReports: string | undefined;
  /** Where this process tells of what nobody caught: the DSN of a Sentry-compatible service; undefined: nowhere. */
  failureReportsServer: string | undefined;
  /** The address that browsers tell of downloads; undefined: none. */
  tracking: string | undefined;
  logLevel: string;
  requestsPerMinute: number;
  /** Calls of the open API that an integration may make in a minute, over all nodes together. */
  openApiPerMinute: number;
  /** The plan of a new organization where none is chosen. */
  defaultPlan: Plan;
  /** `smtps://user:password@host:465`; without it mails go into the outbox folder. */
  smtpUrl: string | undefined;
  /** The sender of mails: `Plateprint <no-reply@example.com>`. */
  mailFrom: string;
  /** Seals the secrets of authenticator apps; several nodes share one. Without it one is made in the data folder. */
  secretKey: string | undefined;
  /** Where files lie; null: in the data folder. */
  bucket: Bucket | null;
  /** Where the process's figures are served, apart from everything else; null: nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** Seconds that the process goes on answering after SIGTERM while it says that it is not ready. */
  drainSeconds: number;
  /** Seconds that what is under way then has to end. */
  farewellSeconds: number;
  /** Whether webhooks may lead into the installation's own network. */
  webhookPrivateAddresses: boolean;
}

function whole(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined || value.trim() === '') return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${name} must be a whole number, not "${value}".`);
  return number;
}

/** @throws when it is no port; null where none is said. */
function portOf(name: string, value: string | undefined): number | null {
  if (value === undefined || value.trim() === '') return null;
  const port = whole(name, value, 0);
  if (port > 65_535) throw new Error(`${name} must be at most 65535, not ${port}.`);
  return port;
}

function proxies(value: string | undefined): boolean | number {
  const text = value?.trim() ?? '';
  if (text === 'true') return true;
  if (text === '' || text === 'false' || text === '0') return false;
  if (/^\d$/.test(text)) return Number(text);
  throw new Error(`TRUST_PROXY must be true, false or the number of proxies, not "${text}".`);
}

function yesOrNo(name: string, value: string | undefined): boolean {
  const text = value?.trim() ?? '';
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  throw new Error(`${name} must be true or false, not "${text}".`);
}

/** Where people open the pages, without a slash at the end. */
export function addressOf({ host, port, publicUrl }: Pick<Configuration, 'host' | 'port' | 'publicUrl'>): string {
  const address = publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  return withoutEnd(address, /\//);
}

function planNamed(value: string | undefined): Plan {
  const name = value?.trim() || DEFAULT_PLAN;
  const plan = PLANS.find((known) => known === name);
  if (!plan) throw new Error(`DEFAULT_PLAN must be one of ${PLANS.join(', ')}, not "${name}".`);
  return plan;
}

/** Whether people come over https, whatever the way from the proxy is. */
export function isPublicHttps({ publicUrl }: Pick<Configuration, 'publicUrl'>): boolean {
  return publicUrl !== undefined && /^https:/i.test(publicUrl);
}

export function readConfiguration(environment: NodeJS.ProcessEnv, root: string): Configuration {
  const failureReports = readOutside('FAILURE_REPORTS', environment['FAILURE_REPORTS']);
  return {
    port: portOf('PORT', environment['PORT']) ?? 3000,
    host: environment['HOST'] || 'localhost',
    dataDir: resolve(root, environment['DATA_DIR'] || 'data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    replicaUrl: environment['DATABASE_REPLICA_URL'] || undefined,
    production: environment['NODE_ENV'] === 'production',
    publicUrl: environment['PUBLIC_URL'] || undefined,
    trustProxy: proxies(environment['TRUST_PROXY']),
    mainApi: readBase('MAIN_API', environment['MAIN_API'], '/api'),
    ingredientDataApi: readBase('INGREDIENT_DATA_API', environment['INGREDIENT_DATA_API'], '/ingredient-data'),
    hostTable: readHostTable(environment['API_BASES'], root),
    failureReports,
    failureReportsServer: readOutside('FAILURE_REPORTS_SERVER', environment['FAILURE_REPORTS_SERVER']) ?? failureReports,
    tracking: readOutside('TRACKING', environment['TRACKING']),
    logLevel: environment['LOG_LEVEL'] || 'info',
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', environment['REQUESTS_PER_MINUTE'], 6000),
    openApiPerMinute: whole('OPEN_API_PER_MINUTE', environment['OPEN_API_PER_MINUTE'], 1200),
    defaultPlan: planNamed(environment['DEFAULT_PLAN']),
    smtpUrl: environment['SMTP_URL'] || undefined,
    mailFrom: environment['MAIL_FROM'] || 'Plateprint <no-reply@localhost>',
    secretKey: environment['SECRET_KEY'] || undefined,
    bucket: readBucket(environment),
    metricsPort: portOf('METRICS_PORT', environment['METRICS_PORT']),
    metricsHost: environment['METRICS_HOST'] || '127.0.0.1',
    drainSeconds: whole('DRAIN_SECONDS', environment['DRAIN_SECONDS'], 0),
    farewellSeconds: whole('FAREWELL_SECONDS', environment['FAREWELL_SECONDS'], 4),
    webhookPrivateAddresses: yesOrNo('WEBHOOK_PRIVATE_ADDRESSES', environment['WEBHOOK_PRIVATE_ADDRESSES']),
  };
}

/** Of several proxies the nearest are trusted: what a caller wrote into the header itself stands before what they add. */
export function trustedProxies({ trustProxy }: Configuration): boolean | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}
