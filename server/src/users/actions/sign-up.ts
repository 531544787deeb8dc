import { randomUUID } from 'node:crypto';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { emailOf, isEmail } from '@plateprint/shared/kernel/email.ts';
import type { SignUp } from '@plateprint/shared/users/sign-up.ts';
import { signUpProblem } from '@plateprint/shared/users/sign-up-check.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertPerson } from '../store/account-store.ts';
import { isEmailTaken } from '../store/account-email-store.ts';
import type { Exchange } from '../session-cookie.ts';
import { beginSession } from './begin-session.ts';
import { followInvitation } from './follow-invitation.ts';
import { restaurantsIn } from '../store/member-store.ts';
import { grantMembership } from '../store/membership-store.ts';
import { type FoundInvitation, keepAccepted } from '../store/open-invitation-store.ts';
import { recordChange } from './record-change.ts';
import { insertOrganization } from '../store/set-up-store.ts';

/** Address and organization of a new account: the invitation's for a member, the form's for the first person of an installation. */
async function placeOf(
  database: Database,
  invitation: FoundInvitation,
  form: SignUp,
): Promise<{ email: string; organizationId: string }> {
  if (invitation.kind === 'member') {
    if (invitation.email === null || invitation.organizationId === null) throw new AppError('link_unknown');
    return { email: invitation.email, organizationId: invitation.organizationId };
  }
  const email = emailOf(form.email ?? '');
  if (!isEmail(email))
    throw new AppError('invalid_input', [{ path: 'email', code: 'email', message: 'This is no e-mail address.' }]);
  return { email, organizationId: await insertOrganization(database, (form.organizationName ?? '').trim()) };
}

function demandGoodForm(invitation: FoundInvitation, form: SignUp): void {
  const more = invitation.kind === 'set_up' ? [form.email ?? '', form.organizationName ?? ''] : [];
  const problem = signUpProblem({ ...form, more }, [invitation.email ?? form.email ?? '']);
  if (problem !== null) throw new AppError(problem);
}

/** Two sign-ups with one address at once: the database's own rule lets one of them through. */
function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'person_email';
}

async function insertMember(services: Pick<Services, 'database' | 'clock'>, form: SignUp, passwordHash: string): Promise<string> {
  const { database, clock } = services;
  const invitation = await followInvitation(database, { token: form.token, take: true }, clock());
  demandGoodForm(invitation, form);
  const { email, organizationId } = await placeOf(database, invitation, form);
  if (await isEmailTaken(database, email)) throw new AppError('email_taken');
  const restaurantIds = await restaurantsIn(database, organizationId, invitation.restaurantIds);
  const person = {
    id: randomUUID(),
    organizationId,
    firstname: form.firstname.trim(),
    lastname: form.lastname.trim(),
    email,
    passwordHash,
    verified: invitation.kind === 'member',
    language: form.appLanguage ?? invitation.language,
    restaurant: restaurantIds[0] ?? null,
  };
  await insertPerson(database, person, clock());
  const { role, scope } = invitation;
  await grantMembership(database, person.id, { roles: [{ role, scope }], restaurantIds, now: clock() });
  await keepAccepted(database, invitation.id, { personId: person.id, now: clock() });
  await recordChange(services, { action: 'invitation_accepted', person, organizationId, by: { userId: person.id } });
  return person.id;
}

/**
 * Makes the account of an invitation and signs in with it.
 * @returns the person's id.
 * @throws link_*, the reason why the form is refused, email_taken
 */
export async function signUp(
  services: Pick<Services, 'database' | 'clock' | 'sessions' | 'jobs' | 'passwords'>,
  exchange: Exchange,
  form: SignUp,
): Promise<string> {
  // Looked at before the password is hashed: a link that leads nowhere costs nothing.
  demandGoodForm(await followInvitation(services.database, { token: form.token, take: false }, services.clock()), form);
  const passwordHash = await services.passwords.hash(form.password);
  const personId = await services.database
    .transaction()
    .execute(async (database) => insertMember({ ...services, database }, form, passwordHash))
    .catch((error: unknown) => {
      throw isAddressTaken(error) ? new AppError('email_taken') : error;
    });
  await beginSession(services, exchange, { personId, stays: true });
  return personId;
}
