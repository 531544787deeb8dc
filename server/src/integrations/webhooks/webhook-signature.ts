import { createHmac } from 'node:crypto';
import { BEGINNING, type Secrets } from './webhook-secrets.ts';

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

function signature(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The header `webhook-signature` of the Standard Webhooks, with a signature by each secret that counts. */
export function signatures({ secret, former }: Secrets, signed: Signed, now: Date): string {
  const counting = former && new Date(former.until) > now ? [secret, former.secret] : [secret];
  return counting.map((each) => signature(each, signed)).join(' ');
}
