/**
 * Whether an organization would be left without an admin when somebody is no longer one.
 * @param admins ids of everybody who holds organization-admin there.
 */
export function leavesNoAdmin(admins: readonly string[], personId: string): boolean {
  return admins.includes(personId) && admins.every((admin) => admin === personId);
}
