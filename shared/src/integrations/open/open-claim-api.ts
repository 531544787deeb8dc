import { CLAIM_CHECK_TEXT, ClaimCheckReply, ClaimCheckRequest } from '../../claims/claim-api.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { OPEN } from './open.ts';

export const checkOpenClaims = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/claims/check',
  changes: false,
  summary: 'Check texts for guests for environmental claims, in the order given',
  description: CLAIM_CHECK_TEXT,
  body: ClaimCheckRequest,
  reply: ClaimCheckReply,
});
