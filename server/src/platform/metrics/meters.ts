import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds. Most calls take a few milliseconds; signing in takes a hundred, a report of 10,000 rows some seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the product counts while it works. Labels are words of ours: the template of a route, a kind of job, an outcome. Never a
 * tenant, a person, an id or an address, so that their number is bounded and the figures may be shown to those who run the machine.
 */
export interface Meters {
  answers: Histogram<'method' | 'route' | 'status'>;
  openCalls: Counter<'outcome'>;
  failedJobs: Counter<'job'>;
  mails: Counter<'outcome'>;
  fileCalls: Counter<'action' | 'outcome'>;
  failures: Counter<'where'>;
  build: Gauge<'version' | 'food_data'>;
}

export function metersOf(registry: Registry): Meters {
  const registers = [registry];
  return {
    answers: new Histogram({
      name: 'plateprint_http_seconds',
      help: 'Time to answer a request, by route template and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    openCalls: new Counter({
      name: 'plateprint_open_calls_total',
      help: 'Calls of the open API by outcome: answered, refused, unauthorized, limited, failed',
      labelNames: ['outcome'],
      registers,
    }),
    failedJobs: new Counter({
      name: 'plateprint_job_failures_total',
      help: 'Attempts at jobs that failed; most are tried again',
      labelNames: ['job'],
      registers,
    }),
    mails: new Counter({
      name: 'plateprint_mails_total',
      help: 'Mails handed to the mail server: sent, failed',
      labelNames: ['outcome'],
      registers,
    }),
    fileCalls: new Counter({
      name: 'plateprint_file_calls_total',
      help: 'What the file store was asked: put, get, remove; done, missing, failed',
      labelNames: ['action', 'outcome'],
      registers,
    }),
    failures: new Counter({
      name: 'plateprint_failures_total',
      help: 'What nobody caught: requests answered with 500, work in the background, the process itself',
      labelNames: ['where'],
      registers,
    }),
    build: new Gauge({
      name: 'plateprint_build_info',
      help: 'Version of the product and of the food data that it calculates with',
      labelNames: ['version', 'food_data'],
      registers,
    }),
  };
}
