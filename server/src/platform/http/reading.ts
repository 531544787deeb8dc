import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { positionOf } from '../database/log-position.ts';
import type { Replica } from '../database/replica.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A server that follows the primary; where there is none everything is read from the primary. */
    replica?: Replica;
  }
}

/** Where a browser carries how far the log was when it last changed something. */
const cookieOf = (isPublicHttps: boolean): string => `${isPublicHttps ? '__Host-' : ''}plateprint_log`;
/** The same for programs, which keep no cookies: it is answered to each change, and may be sent with what is read after it. */
const HEADER = 'log-position';
/** Seconds; a replica that is further behind is not read at all. */
const CARRIED_S = 60;

/** Where a call reads what bears to be a second old: from the replica, when it has all that the caller has changed. */
export type Reading = (primary: Database) => Database;

export const FROM_PRIMARY: Reading = (primary) => primary;

/** A program says how far it wants to see; one that says nothing reads from the primary, for nobody knows what it wrote. */
export function readingOf({ replica, isPublicHttps }: FastifyInstance, request: FastifyRequest, isProgram: boolean): Reading {
  if (!replica) return FROM_PRIMARY;
  const said = isProgram ? request.headers[HEADER] : ownValue(request.cookies, cookieOf(isPublicHttps));
  const position = positionOf(typeof said === 'string' ? said : undefined);
  if ((isProgram && position === null) || !replica.has(position)) return FROM_PRIMARY;
  return () => replica.database;
}

/** Hands a caller who has changed something the position from which on it is seen. */
export async function carryPosition(
  { replica, isPublicHttps }: FastifyInstance,
  reply: FastifyReply,
  isProgram: boolean,
): Promise<void> {
  const position = await replica?.position().catch(() => null); // what was changed is changed, whether this is known or not
  if (!position) return;
  if (isProgram) reply.header(HEADER, position);
  else
    reply.setCookie(cookieOf(isPublicHttps), position, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isPublicHttps,
      maxAge: CARRIED_S,
    });
}
