import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayFormEnterprises } from '@plateprint/shared/access/enterprise-abilities.ts';

/** May open the page of enterprises: their owners and super-admins. */
export function mayOpenEnterprises(actor: Actor): boolean {
  return mayFormEnterprises(actor) || actor.roles.some(({ role }) => role === 'enterprise-owner');
}
