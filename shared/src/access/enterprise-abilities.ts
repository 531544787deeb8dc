import { type Actor, isSuperAdmin } from './actor.ts';

/** Making, joining and dissolving enterprises moves tenants under another's rule: for super-admins alone. */
export function mayFormEnterprises(actor: Actor): boolean {
  return isSuperAdmin(actor);
}
