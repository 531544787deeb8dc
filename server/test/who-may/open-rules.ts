import { readOpenKey } from '@plateprint/shared/integrations/open/open-read-api.ts';
import { type OpenRule, openRule } from './open-rule.ts';

export const OPEN_RULES: readonly OpenRule[] = [openRule(readOpenKey, 'own')];
