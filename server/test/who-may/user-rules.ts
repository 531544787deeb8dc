import * as api from '@plateprint/shared/users/user-api.ts';
import { ANYONE, type Rule, rule, SIGNED_IN } from './rule.ts';

export const USER_RULES: readonly Rule[] = [
  rule(api.signIn, ANYONE, () => ({ body: { email: 'chef@demo.plateprint.test', password: 'plateprint-demo' } })),
  rule(api.signOut, ANYONE),
  rule(api.authenticate, SIGNED_IN),
  rule(api.permissions, SIGNED_IN),
  rule(api.updateSettings, SIGNED_IN, () => ({ body: { units: 'imperial' } })),
];
