import type { components } from './generated.ts';

/** Problem details (RFC 9457) as the open API answers them. */
export type Problem = components['schemas']['Problem'];

/** A call that was refused or failed: `code` is a stable word, `fields` name what was wrong in what was sent. */
export class PlateprintProblem extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly fields: Problem['fields'];
  /** Tell it to those who run the product when you ask about this call. */
  readonly requestId: string | undefined;

  constructor({ status, code, fields, title, requestId }: Problem) {
    super([`${status} ${title}`, ...fields.map(({ path, message }) => `${path}: ${message}`)].join('; '));
    this.name = 'PlateprintProblem';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;
}

interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
  response: Response;
}

/**
 * What a call answered: `const { items } = await answerOf(client.GET('/restaurants'))`.
 * @throws PlateprintProblem with the reason of a refusal; Error where the answer came from something else, such as a proxy
 */
export async function answerOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  if (isProblem(error)) throw new PlateprintProblem(error);
  throw new Error(`${response.status} ${response.statusText}`.trim());
}
