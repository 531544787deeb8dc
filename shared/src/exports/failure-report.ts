/** A failure as it is reported: the error with its causes, when, and a few tags. Nothing of a person or a tenant. */
export interface FailureReport {
  /** 32 hexadecimal digits. */
  id: string;
  at: string;
  environment: string;
  /** The version of the product; absent where it is not known. */
  release?: string;
  tags: Readonly<Record<string, string>>;
  errors: readonly { type: string; value: string; frames?: readonly Frame[] }[];
}

/** A place in the code that was being run; the outermost comes first. */
interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
}

/** Where a DSN, `https://key@host/path/project`, takes envelopes; null for what is no DSN. */
export function sentryTarget(dsn: string): string | null {
  const read = /^(https?:\/\/)(\w+)(?::\w+)?@([\w.-]+(?::\d+)?)((?:\/[\w-]+)*)\/(\d+)$/.exec(dsn);
  if (!read) return null;
  const [, scheme = '', key = '', host = '', path = '', project = ''] = read;
  return `${scheme}${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7`;
}

/** Addresses in a message could name a thing or a person. */
const ADDRESS = /\b(?:https?|blob|data):\S+/g;

export function sentryEnvelope({ id, at, environment, release, tags, errors }: FailureReport): string {
  const values = errors.map(({ type, value, frames }) => ({
    type,
    value: value.replace(ADDRESS, '[address]').slice(0, 500),
    ...(frames ? { stacktrace: { frames } } : {}),
  }));
  const event = {
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    environment,
    ...(release ? { release } : {}),
    tags,
    // The service shows the last as what was thrown, those before as its causes.
    exception: { values: values.toReversed() },
  };
  return [{ event_id: id, sent_at: at }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}
