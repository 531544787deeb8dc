import * as api from '@plateprint/shared/claims/claim-api.ts';
import { SIGNED_IN } from './callers.ts';
import { type Rule, rule } from './rule.ts';

export const CLAIM_RULES: readonly Rule[] = [
  rule(api.checkClaimTexts, SIGNED_IN, () => ({ body: { language: 'en_gb', country: 'GB', texts: ['Carbon neutral lunch'] } })),
];
