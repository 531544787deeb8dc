import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { TooEarly } from '../../../platform/http/too-early.ts';
import { isNoRoom, unlessNoRoom } from '../../../platform/storage/no-room.ts';
import { countWithin } from '../../../users/attempt-store.ts';
import { hashOfKey, isWholeKey } from '../../integration-key.ts';
import { callerOfKey, noteUse, type OpenCaller } from './caller-store.ts';
import { minuteOf } from './minute.ts';

/** For so long a key's owner is remembered for reading, as with sessions; a change asks the database itself. */
const REMEMBERED_MS = 2000;
const MOST_REMEMBERED = 10_000;

export interface OpenCallers {
  /** The caller, by the key of a request. Throws `wrong_key` without one that works, with a header that says how a key is sent. */
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<OpenCaller>;
  /** Looks up again at the integration's next call: at once on this node, within two seconds on the others. */
  forget: (integrationId: string) => void;
}

/** How a key is sent, and that the one that was is not taken (RFC 6750, section 3). */
const REALM = 'Bearer realm="Plateprint"';
const INVALID = `${REALM}, error="invalid_token"`;

/** Seconds in which one wrong key of an address is forgotten. */
const FORGOTTEN_IN_S = 6;
/** Wrong keys of an address that are let in at once. */
const WRONG_KEYS = 100;
/** The longest that an address waits for its next try. */
const LONGEST_WAIT_S = 60;

/**
 * A hundred in one go, then ten a minute of one address: whoever has an old key in a loop does not keep the database busy.
 * Headers say how many more there may be, and in how many seconds one more.
 * @throws wrong_key, too_many_requests
 */
async function refuseKey(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { address, reply }: { address: string; reply: FastifyReply },
): Promise<never> {
  reply.header('www-authenticate', INVALID);
  const limit = { subject: `key:${address}`, free: WRONG_KEYS, longestDelayS: LONGEST_WAIT_S, decayS: FORGOTTEN_IN_S };
  const left = (remaining: number, reset: number) =>
    reply.headers({ 'ratelimit-limit': WRONG_KEYS, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset });
  const [wrong = 0] = await countWithin(database, [limit], clock()).catch((error: unknown) => {
    if (isNoRoom(error)) return [];
    if (error instanceof TooEarly) left(0, error.seconds);
    throw error;
  });
  left(Math.max(0, WRONG_KEYS - wrong), FORGOTTEN_IN_S);
  throw new AppError('wrong_key');
}

export function openCallers({ database, clock }: Pick<Services, 'database' | 'clock'>): OpenCallers {
  const remembered = new Remembered<{ caller: OpenCaller; until: number }>('keys of integrations', MOST_REMEMBERED);

  async function ask(name: string, hash: Buffer): Promise<OpenCaller | null> {
    const now = clock();
    const caller = await callerOfKey(database, hash, now);
    if (!caller) {
      remembered.delete(name);
      return null;
    }
    await noteUse(database, caller, minuteOf(now)).catch(unlessNoRoom);
    remembered.set(name, { caller, until: now.getTime() + REMEMBERED_MS });
    return caller;
  }

  async function callerOf(request: FastifyRequest, reply: FastifyReply): Promise<OpenCaller> {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      reply.header('www-authenticate', REALM);
      throw new AppError('wrong_key');
    }
    const [, key = ''] = /^Bearer ([\w-]{1,200})$/i.exec(authorization) ?? [];
    if (!isWholeKey(key)) return refuseKey({ database, clock }, { address: request.ip, reply });
    const hash = hashOfKey(key);
    const name = hash.toString('base64');
    const known = remembered.glance(name);
    const isFresh = request.routeOptions.config.endpoint?.changes ?? true;
    const caller = !isFresh && known && known.until > clock().getTime() ? known.caller : await ask(name, hash);
    return caller ?? refuseKey({ database, clock }, { address: request.ip, reply });
  }

  return {
    callerOf,
    forget: (integrationId) => remembered.forget(({ caller }) => caller.integration.id === integrationId),
  };
}
