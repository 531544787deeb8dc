import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { FastifyRequest } from 'fastify';

/** The actor of a request, by its session. */
export interface Sessions {
  /** Null without a session that counts. `fresh` asks the database itself rather than what is remembered. */
  whoSends: (request: FastifyRequest, how: { fresh: boolean }) => Promise<Actor | null>;
  forget: (token: string) => void;
  forgetPerson: (personId: string) => void;
}
