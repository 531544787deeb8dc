import type { Plan } from './plan.ts';
import { isIntermediateOrAbove, isProfessional } from './plan.ts';
import type { Role } from './role.ts';
import { isAdminOrEnterpriseOwner } from './role.ts';

// What the interface goes by (specification, point 6). The server judges by `abilities.ts`.

/** 'Admins and professional': a super-admin, or an organization-admin on the professional plan. */
export function isAdminsAndProfessional(role: Role | null, plan: Plan): boolean {
  return role === 'super-admin' || (role === 'organization-admin' && isProfessional(plan));
}

/** Admins, enterprise owners and portfolio managers have one further level on intermediate, and another on professional. */
export function accessLevel(role: Role | null, plan: Plan): 0 | 1 | 2 {
  if (!isAdminOrEnterpriseOwner(role) && role !== 'portfolio-manager') return 0;
  if (isProfessional(plan)) return 2;
  return isIntermediateOrAbove(plan) ? 1 : 0;
}
