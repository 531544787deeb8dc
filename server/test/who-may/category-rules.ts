import * as api from '@plateprint/shared/ingredients/category-api.ts';
import { type Rule, rule, SIGNED_IN } from './rule.ts';

export const CATEGORY_RULES: readonly Rule[] = [
  rule(api.categoryNames, SIGNED_IN, () => ({ body: { language: 'sv' } })),
  rule(api.categoryRegions, SIGNED_IN, () => ({ body: { language: 'sv', location: 'SE' } })),
];
