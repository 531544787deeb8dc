import * as api from '@plateprint/shared/ingredients/api/category-api.ts';
import { SIGNED_IN } from './callers.ts';
import { type Rule, rule } from './rule.ts';

export const CATEGORY_RULES: readonly Rule[] = [
  rule(api.categoryNames, SIGNED_IN, () => ({ body: { language: 'sv' } })),
  rule(api.categoryRegions, SIGNED_IN, () => ({ body: { language: 'sv', location: 'SE' } })),
];
