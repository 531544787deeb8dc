import type { OrganizationPlace } from '@plateprint/shared/access/actor.ts';

/** An organization as the permissions' sentences want it. */
export function placeOf({ id, enterprise }: { id: string; enterprise: { id: string } | null }): OrganizationPlace {
  return { id, enterpriseId: enterprise?.id ?? null };
}
