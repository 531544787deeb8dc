import { mayManageOrganization, runs } from './abilities.ts';
import { type Actor, type GrantedRole, isSuperAdmin, type OrganizationPlace } from './actor.ts';
import { mayGrantRole } from './grantable.ts';

/** Name, logo and plan of an organization are for everyone of it, and for who runs it. */
export function mayReadOrganization(actor: Actor, organization: OrganizationPlace): boolean {
  return actor.organizationId === organization.id || runs(actor, organization);
}

/** Who is in it, who is invited and what was changed; an inactive plan hides none of it. */
export function mayReadMembers(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** What the law asks of labels in front of guests is chosen on every plan. */
export function mayChooseLabelBasis(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** A certificate is between the organization and who certifies it: guests see its name and number at most. */
export function mayReadLabelCertificate(actor: Actor, organization: OrganizationPlace): boolean {
  return runs(actor, organization);
}

/** What guests were shown is found by who answers for it, on every plan. */
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
