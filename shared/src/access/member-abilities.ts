import { mayManageOrganization, runs } from './abilities.ts';
import { type Actor, type GrantedRole, isSuperAdmin, type OrganizationPlace } from './actor.ts';
import { mayGrantRole } from './grantable.ts';

/** Name, logo and plan of an organization are for everyone of it, and for those who run it. */
export function mayReadOrganization(actor: Actor, organization: OrganizationPlace): boolean {
  return actor.organizationId === organization.id || runs(actor, organization);
}

/** May read the members, the invitations and the activity log; also on an inactive plan. */
export function mayReadMembers(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** May choose the legal basis of labels for guests, on every plan. */
export function mayChooseLabelBasis(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** A certificate is between the organization and who certifies it: guests see its name and number at most. */
export function mayReadLabelCertificate(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** May read the archive of what guests were shown, on every plan. */
export function mayReadArchive(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

export function mayReadAudit(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** Taking along all that is stored of it. An inactive plan reads and exports, and so does this. */
export function mayExportOrganization(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** Inviting to a role: only to one that the caller could give. */
export function mayInvite(actor: Actor, organization: OrganizationPlace, role: GrantedRole['role']): boolean {
  return mayManageOrganization(actor, organization) && mayGrantRole(actor, role, organization);
}

/** Nobody removes or changes who reaches further than they do: an admin no owner, an owner no super-admin. */
export function mayChangeMember(
  actor: Actor,
  organization: OrganizationPlace,
  member: { roles: readonly GrantedRole['role'][] },
): boolean {
  return (
    mayManageOrganization(actor, organization) &&
    (isSuperAdmin(actor) || member.roles.every((role) => mayGrantRole(actor, role, organization)))
  );
}
