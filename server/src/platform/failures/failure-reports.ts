import { randomUUID } from 'node:crypto';
import { type FailureReport, sentryEnvelope, sentryTarget } from '@plateprint/shared/exports/failure-report.ts';
import { errorsOf } from './errors-of.ts';

/** Where a failure happened, in words of ours: no address and nothing of a person. */
export interface FailurePlace {
  where: 'request' | 'job' | 'background' | 'process';
  /** The template of the route, or the kind of job. */
  what?: string;
  requestId?: string;
}

export interface FailureReports {
  /** Reports a failure in the background; never throws. */
  tell: (error: unknown, place: FailurePlace) => void;
  /** Waits for reports on their way, before the process ends. */
  flush: () => Promise<void>;
}

/** So many reports in a minute: a database that goes makes thousands of the same. */
const MOST_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const PATIENCE_MS = 3000;

interface ReportedFailure {
  /** The DSN of a Sentry-compatible service; undefined: failures are reported to no service. */
  dsn: string | undefined;
  environment: string;
  version: string;
  clock: () => Date;
}

/** Reports uncaught failures to a Sentry-compatible service. A report that it cannot take is lost: the log has the failure as well. */
export function failureReports({ dsn, environment, version, clock }: ReportedFailure): FailureReports {
  const target = dsn === undefined ? null : sentryTarget(dsn);
  const underWay = new Set<Promise<unknown>>();
  let [minute, reported, left] = [0, 0, 0];

  function mayTell(now: number): boolean {
    if (now - minute >= MINUTE_MS) [minute, reported] = [now, 0];
    const mayReport = reported < MOST_A_MINUTE;
    if (mayReport) reported += 1;
    else left += 1;
    return mayReport;
  }

  function reportOf(error: unknown, { where, what, requestId }: FailurePlace): FailureReport {
    const tags: Record<string, string> = { where };
    if (what) tags['what'] = what;
    if (requestId) tags['request'] = requestId;
    if (left > 0) tags['left_out'] = String(left);
    left = 0;
    return {
      id: randomUUID().replaceAll('-', ''),
      at: clock().toISOString(),
      environment,
      release: version,
      tags,
      errors: errorsOf(error),
    };
  }

  return {
    tell(error, place) {
      if (target === null || !mayTell(clock().getTime())) return;
      const sent = fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: sentryEnvelope(reportOf(error, place)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        async (reply) => reply.body?.cancel(),
        () => undefined,
      );
      underWay.add(sent);
      void sent.finally(() => underWay.delete(sent));
    },
    async flush() {
      await Promise.all(underWay);
    },
  };
}
