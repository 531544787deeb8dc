import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayInvite } from '@plateprint/shared/access/member-abilities.ts';
import { type Role, worksInRestaurants } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Language, languageOfCountry } from '@plateprint/shared/kernel/language.ts';
import type { PendingInvitation } from '@plateprint/shared/organizations/organization.ts';
import { audit } from '../../access/audit.ts';
import { demandOfPlan } from '../../access/demand.ts';
import { restaurantNames } from '../../access/role-record.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique.ts';
import type { Services } from '../../platform/services.ts';
import { inviteMember } from '../../users/actions/invitation.ts';
import { openInvitationOf } from '../store/invitation-list-store.ts';
import { isInvited, languageOf, restaurantsOfOrganization } from '../store/invitation-facts-store.ts';
import type { OwnedOrganization } from '../organization-store.ts';

export interface InvitationWish {
  email: string;
  role: Role;
  restaurantIds: string[];
  language?: Language | undefined;
}

type InvitationServices = Pick<Services, 'database' | 'jobs' | 'clock'>;

/**
 * Invites somebody with a role that the caller may give, and writes it down with the names of the restaurants.
 * @throws not_allowed, plan_inactive, already_invited, already_member, invalid_input for restaurants
 */
export async function invite(
  { database, jobs, clock }: InvitationServices,
  actor: Actor,
  { organization, ...wish }: InvitationWish & { organization: OwnedOrganization },
): Promise<PendingInvitation> {
  demandOfPlan(mayInvite(actor, organization, wish.role), actor, 'organization_settings', organization);
  const restaurantIds = await chosenRestaurants(database, organization, wish);
  const { email, role } = wish;
  const organizationId = organization.id;
  if (await isInvited(database, { organizationId, email, now: clock() })) throw new AppError('already_invited');
  const language = wish.language ?? languageOfCountry(organization.location) ?? (await languageOf(database, actor));
  const draft = { organizationId, email, role, restaurantIds, language, invitedBy: actor.userId };
  const { id } = await inviteMember(database, draft, { jobs, clock }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'invitation_open') ? new AppError('already_invited') : error;
  });
  await audit(database, {
    action: 'invitation_sent',
    at: clock(),
    by: actor,
    thing: { kind: 'invitation', id, name: email },
    organizationId,
    before: {},
    after: { email, role, restaurants: await restaurantNames(database, restaurantIds) },
  });
  return (await openInvitationOf(database, actor, { id, now: clock() })).invitation;
}

async function chosenRestaurants(
  database: Database,
  { id }: OwnedOrganization,
  { role, restaurantIds }: InvitationWish,
): Promise<string[]> {
  const ids = [...new Set(restaurantIds)];
  if (ids.length === 0 && worksInRestaurants(role)) throw unfit('too_small', 'Choose at least one restaurant.');
  if ((await restaurantsOfOrganization(database, id, ids)) < ids.length) throw unfit('not_found', 'There is no such restaurant.');
  return ids;
}

function unfit(code: string, message: string): AppError {
  return new AppError('invalid_input', [{ path: 'restaurantIds', code, message }]);
}
