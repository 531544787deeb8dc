import * as z from 'zod/mini';
import { ClaimsAnswer } from '../../claims/claims-answer.ts';
import { SeenWords, WordNotices } from '../../claims/word-notice.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';

export const keepReportClaims = endpoint({
  method: 'POST',
  path: '/reports/claims/{id}',
  callers: 'signed-in',
  summary: 'Keep in the audit why a report is shared or taken away with words that were asked about',
  params: z.object({ id: Id }),
  body: ClaimsAnswer,
  reply: z.object({ at: described(z.string(), 'When it was kept, ISO 8601.') }),
});

export const listReportWordNotices = endpoint({
  method: 'GET',
  path: '/reports/{id}/word-notices',
  callers: 'signed-in',
  summary:
    'List words on the cover of a report that others can open which may not stand since a change, as long as nobody has seen or answered for them',
  params: z.object({ id: Id }),
  reply: WordNotices,
});

export const seeReportWordNotices = endpoint({
  method: 'POST',
  path: '/reports/{id}/word-notices/seen',
  callers: 'signed-in',
  summary: 'Say that words on the cover of a report that may not stand have been seen; who said so is kept',
  params: z.object({ id: Id }),
  body: SeenWords,
  reply: WordNotices,
});
