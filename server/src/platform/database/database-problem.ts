import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';

/** SQLSTATE classes and codes of a server that goes, comes, takes nobody more or only reads, and Node's for a connection that is none. */
const GONE = /^(08...|57P0.|53300|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** The driver's own words, which carry no code, for a connection that broke or never came, and a pool that is closed. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error)/;
/** Class 22, "data exception": a value that a schema let pass and PostgreSQL cannot hold. */
const DATA = /^22...$/;

/** The problem code for a failure of the database; null when it is our own fault, or no failure of the database. */
export function databaseProblem(error: unknown): ProblemCode | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (DATA.test(code)) return 'invalid_input';
  if (GONE.test(code) || BROKEN.test(error.message)) return 'unavailable';
  // A server's name with several addresses fails with the failures of each.
  return error instanceof AggregateError && error.errors.some((one) => databaseProblem(one) === 'unavailable')
    ? 'unavailable'
    : null;
}
