import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { OpenCaller } from '../gateway/caller-store.ts';

/** The program whose key came with a call; the gateway let nobody else in. */
export function callerOf({ openCaller }: FastifyRequest): OpenCaller {
  if (!openCaller) throw new AppError('wrong_key');
  return openCaller;
}
