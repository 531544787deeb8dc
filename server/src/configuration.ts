import { resolve } from 'node:path';

/** What a deployment says through its environment; the README's table describes each. */
export interface Configuration {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  production: boolean;
  /** The address people use, for links in mails and secure cookies behind a proxy. */
  publicUrl: string | undefined;
  trustProxy: boolean;
  mainApi: string;
  ingredientDataApi: string;
  logLevel: string;
  requestsPerMinute: number;
}

function whole(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined || value.trim() === '') return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${name} must be a whole number, not "${value}".`);
  return number;
}

export function readConfiguration(environment: NodeJS.ProcessEnv, root: string): Configuration {
  const port = whole('PORT', environment['PORT'], 3000);
  if (port > 65_535) throw new Error(`PORT must be at most 65535, not ${port}.`);
  return {
    port,
    host: environment['HOST'] || 'localhost',
    dataDir: resolve(root, environment['DATA_DIR'] || 'data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    production: environment['NODE_ENV'] === 'production',
    publicUrl: environment['PUBLIC_URL'] || undefined,
    trustProxy: environment['TRUST_PROXY'] === 'true',
    mainApi: environment['MAIN_API'] || '/api',
    ingredientDataApi: environment['INGREDIENT_DATA_API'] || '/ingredient-data',
    logLevel: environment['LOG_LEVEL'] || 'info',
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', environment['REQUESTS_PER_MINUTE'], 6000),
  };
}
