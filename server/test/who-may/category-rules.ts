import { checkClaimTexts } from '@plateprint/shared/claims/claim-api.ts';
import * as api from '@plateprint/shared/ingredients/api/category-api.ts';
import { SIGNED_IN } from './callers.ts';
import { type Rule, rule } from './rule.ts';

export const CATEGORY_RULES: readonly Rule[] = [
  rule(api.categoryNames, SIGNED_IN, () => ({ body: { language: 'sv' } })),
  rule(api.categoryRegions, SIGNED_IN, () => ({ body: { language: 'sv', location: 'SE' } })),
];

export const CLAIM_RULES: readonly Rule[] = [
  rule(checkClaimTexts, SIGNED_IN, () => ({ body: { language: 'en_gb', country: 'GB', texts: ['Carbon neutral lunch'] } })),
];
