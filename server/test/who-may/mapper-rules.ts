import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { IN_ORGANIZATION } from './callers.ts';
import { type Rule, rule } from './rule.ts';

const names = [{ name: 'Tomat krossad 6x2,5kg' }];

export const MAPPER_RULES: readonly Rule[] = [
  rule(api.mapNames, IN_ORGANIZATION, ({ organization }) => ({
    body: { organization_id: organization, language_iso: 'sv', names },
  })),
];
