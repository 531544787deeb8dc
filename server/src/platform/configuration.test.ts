import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  test('of an empty environment runs on this machine alone', () => {
    expect(readConfiguration({}, '/srv')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/srv/data',
      databaseUrl: undefined,
      production: false,
      publicUrl: undefined,
      trustProxy: false,
      mainApi: '/api',
      ingredientDataApi: '/ingredient-data',
      hostTable: null,
      logLevel: 'info',
      requestsPerMinute: 6000,
      openApiPerMinute: 1200,
      defaultPlan: 'starter',
      smtpUrl: undefined,
      secretKey: undefined,
      webhookPrivateAddresses: false,
      mailFrom: 'Plateprint <no-reply@localhost>',
      tracking: undefined,
      failureReports: undefined,
      failureReportsServer: undefined,
      bucket: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      drainSeconds: 0,
      farewellSeconds: 4,
    });
  });

  test('takes what the environment says', () => {
    const read = readConfiguration(
      { PORT: '80', DATA_DIR: '/var/plate', DATABASE_URL: 'postgres://db', NODE_ENV: 'production' },
      '/srv',
    );
    expect(read).toMatchObject({ port: 80, dataDir: '/var/plate', databaseUrl: 'postgres://db', production: true });
  });

  test.each([
    ['true', true],
    ['false', false],
    ['', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
  ])('TRUST_PROXY=%j is %j', (TRUST_PROXY, trustProxy) => {
    expect(readConfiguration({ TRUST_PROXY }, '/srv')).toMatchObject({ trustProxy });
  });

  test('the server tells of failures where browsers do, unless it has a place of its own', () => {
    const FAILURE_REPORTS = 'https://browsers@errors.test/1';
    expect(readConfiguration({ FAILURE_REPORTS }, '/srv').failureReportsServer).toBe(FAILURE_REPORTS);
    const own = { FAILURE_REPORTS, FAILURE_REPORTS_SERVER: 'https://server@errors.test/2' };
    expect(readConfiguration(own, '/srv')).toMatchObject({
      failureReports: FAILURE_REPORTS,
      failureReportsServer: own.FAILURE_REPORTS_SERVER,
    });
  });

  test.each(['', ' '])('a PORT of %j is none', (PORT) => {
    expect(readConfiguration({ PORT }, '/srv').port).toBe(3000);
  });

  test.each([
    ['PORT', 'eighty', 'PORT must be a whole number, not "eighty".'],
    ['PORT', '-1', 'PORT must be a whole number, not "-1".'],
    ['PORT', '80.5', 'PORT must be a whole number, not "80.5".'],
    ['PORT', '65536', 'PORT must be at most 65535, not 65536.'],
    ['METRICS_PORT', '70000', 'METRICS_PORT must be at most 65535, not 70000.'],
    ['DRAIN_SECONDS', 'soon', 'DRAIN_SECONDS must be a whole number, not "soon".'],
    ['FILES_URL', 'plates', 'FILES_URL must be s3://bucket'],
    ['FAILURE_REPORTS_SERVER', 'sentry', 'FAILURE_REPORTS_SERVER must be an address'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true, false or the number of proxies, not "yes".'],
    ['MAIN_API', 'api', 'MAIN_API must be a path like /api'],
    ['MAIN_API', "https://a.test; script-src 'none'", 'MAIN_API must be a path like /api'],
    ['INGREDIENT_DATA_API', 'https://a.test/', 'without a slash at the end'],
    ['API_BASES', 'no-such-file.json', 'API_BASES names a file that cannot be read: /srv/no-such-file.json.'],
    ['API_BASES', '{"commercialEnding": ', 'API_BASES is no JSON.'],
    ['API_BASES', '{"commercialEnding": "com"}', 'API_BASES is no table of hosts: commercialEnding: '],
    ['REQUESTS_PER_MINUTE', 'many', 'REQUESTS_PER_MINUTE must be a whole number, not "many".'],
  ])('%s=%s is refused in one line', (name, value, refusal) => {
    expect(() => readConfiguration({ [name]: value }, '/srv')).toThrow(refusal);
  });

  test('a new organization’s plan is one of the four', () => {
    expect(readConfiguration({ DEFAULT_PLAN: ' professional ' }, '/srv').defaultPlan).toBe('professional');
    expect(() => readConfiguration({ DEFAULT_PLAN: 'gold' }, '/srv')).toThrow('DEFAULT_PLAN must be one of');
  });
});
