import * as z from 'zod/mini';
import { ClaimsAnswer } from '../../claims/claims-answer.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';

export const keepRecipeClaims = endpoint({
  method: 'POST',
  path: '/recipes/claims/{id}',
  callers: 'signed-in',
  summary: 'Keep in the audit why a recipe’s sheet is shared or taken away with words that were asked about',
  params: z.object({ id: Id }),
  body: ClaimsAnswer,
  reply: z.object({ at: described(z.string(), 'When it was kept, ISO 8601.') }),
});
