import type { Actor } from '@plateprint/shared/access/actor.ts';
import { type Decider, decidersOf } from '@plateprint/shared/access/features/feature-request.ts';
import { type LockedFeature, planHas } from '@plateprint/shared/access/plan.ts';
import { audit } from '../../access/audit.ts';
import { requestedSince } from '../../access/requested-features-store.ts';
import { inTurn } from '../../platform/database/turn-store.ts';
import type { Services } from '../../platform/services.ts';
import { adminsOf, superAdminIds } from '../../users/admins-of.ts';
import type { OwnedOrganization } from '../organization-store.ts';

/** Milliseconds until the same person’s request for the same feature is sent again. */
const SENT_AGAIN_AFTER = 24 * 3_600_000;

interface Wish {
  organization: OwnedOrganization;
  feature: LockedFeature;
}

/** Sends a request for what the plan lacks, once a day, and writes it down. */
export async function requestFeature(
  { database, jobs, clock }: Pick<Services, 'database' | 'jobs' | 'clock'>,
  actor: Actor,
  { organization, feature }: Wish,
): Promise<{ at: string | null; sentTo: Decider | null }> {
  const { id: organizationId, name, plan } = organization;
  const personId = actor.userId;
  const admins = (await adminsOf(database, organizationId)).map(({ id }) => id);
  const sentTo = decidersOf(actor, organization, { hasAdmin: admins.length > 0 });
  if (planHas(plan, feature)) return { at: null, sentTo };
  // A second press while the first is on its way finds it sent.
  return inTurn(database, `feature request ${personId}`, async () => {
    const now = clock();
    const since = new Date(now.getTime() - SENT_AGAIN_AFTER);
    const before = await requestedSince(database, { organizationId, personId, feature }, since);
    if (before) return { at: before.toISOString(), sentTo };
    const recipients = sentTo === 'organization-admin' ? admins : await superAdminIds(database);
    // What nobody gets was not sent: it may be tried again as soon as somebody is there.
    if (recipients.length === 0) return { at: null, sentTo: null };
    await database.transaction().execute(async (transaction) => {
      for (const to of recipients) {
        const request = { organizationId, feature, requestedBy: personId, to, decider: sentTo };
        await jobs.queue(transaction, 'organizations.feature_request', request);
      }
      const thing = { kind: 'organization', id: organizationId, name } as const;
      const after = { feature };
      await audit(transaction, { action: 'feature_requested', at: now, by: actor, thing, organizationId, before: {}, after });
    });
    return { at: now.toISOString(), sentTo };
  });
}
