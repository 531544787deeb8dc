import { PROBLEM_STATUS, type FieldProblem, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { isOwnKey } from '@plateprint/shared/kernel/own-value.ts';

/** How a call can fail on its way (specification, point 8); `problem` is a refusal the server gave a reason for. */
export type FailureKind = 'timeout' | 'network' | 'unsupported_protocol' | 'cancelled' | 'problem';

interface Refusal {
  code: ProblemCode;
  status: number;
  fields: readonly FieldProblem[];
}

/** Everything that `call` throws. `code`, `status` and `fields` are set when `kind` is `problem`. */
export class ClientFailure extends Error {
  readonly kind: FailureKind;
  readonly code: ProblemCode | null;
  readonly status: number | null;
  readonly fields: readonly FieldProblem[];

  constructor(kind: FailureKind, refusal?: Refusal) {
    super(refusal ? `${kind}: ${refusal.code}` : kind);
    this.name = 'ClientFailure';
    this.kind = kind;
    this.code = refusal?.code ?? null;
    this.status = refusal?.status ?? null;
    this.fields = refusal?.fields ?? [];
  }
}

export function isProblem(failure: unknown, code: ProblemCode): boolean {
  return failure instanceof ClientFailure && failure.code === code;
}

/** The failure that an unsuccessful answer stands for; a body we cannot read counts as the server's own fault. */
export function refusalOf(status: number, body: unknown): ClientFailure {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; fields?: unknown };
  const code = typeof problem.code === 'string' && isOwnKey(PROBLEM_STATUS, problem.code) ? problem.code : codeOfStatus(status);
  const fields = Array.isArray(problem.fields) ? (problem.fields as FieldProblem[]) : [];
  return new ClientFailure('problem', { code, status, fields });
}

/** The most likely meaning of a proxy's bare status. */
function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return 'not_signed_in';
  if (status === 403) return 'not_allowed';
  if (status === 404) return 'not_found';
  if (status === 413) return 'body_too_large';
  if (status === 429) return 'too_many_requests';
  if (status === 507) return 'no_room';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return 'internal';
}

/** The failure for an error that `fetch` threw. */
export function failureOf(thrown: unknown): ClientFailure {
  if (thrown instanceof ClientFailure) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return new ClientFailure('timeout');
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return new ClientFailure('cancelled');
  return new ClientFailure('network');
}
