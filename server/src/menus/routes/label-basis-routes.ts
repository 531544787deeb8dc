import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayChooseLabelBasis, mayReadLabelCertificate } from '@plateprint/shared/access/member-abilities.ts';
import { mayReadMenuLibrary } from '@plateprint/shared/access/menu-abilities.ts';
import * as api from '@plateprint/shared/menus/label-basis-api.ts';
import { isLabelBasisAsked } from '@plateprint/shared/organizations/label-basis.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand } from '../../access/demand.ts';
import { organizationOf, type OwnedOrganization } from '../../organizations/organization-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { certificateShown } from '../actions/keep-label-certificate.ts';
import { chooseLabelBasis } from '../actions/choose-label-basis.ts';
import { labelCertificateOf } from '../store/label-certificate-store.ts';
import { evidenceLinesOf, labelChoiceOf } from '../store/label-basis-store.ts';
import { askedSince, daysUnasked, liveLettersOf } from '../store/unasked-letters-store.ts';

/** Milliseconds until the same question is mailed again. */
const ASKED_AGAIN = 3_600_000;

export function labelBasisRoutes(app: FastifyInstance, { database, clock, jobs }: Services): void {
  const state = async (actor: Actor, organization: OwnedOrganization): Promise<api.LabelBasisState> => {
    const { id, location } = organization;
    const [{ labelBasis, chosen }, links, evidenceLines, kept] = await Promise.all([
      labelChoiceOf(database, id),
      liveLettersOf(database, id),
      evidenceLinesOf(database, id),
      mayReadLabelCertificate(actor, organization) ? labelCertificateOf(database, id) : null,
    ]);
    const unasked = labelBasis === null ? daysUnasked(links, clock()) : null;
    return {
      labelBasis,
      chosen: chosen && { by: chosen.by, at: chosen.at.toISOString() },
      location,
      isAsked: unasked !== null || isLabelBasisAsked({ location, labelBasis }, clock()),
      mayChoose: mayChooseLabelBasis(actor, organization),
      liveMenus: links.length,
      daysUnasked: unasked,
      certificate: kept && certificateShown(kept),
      evidenceLines,
    };
  };

  serve(app, api.readLabelBasis, async ({ actor, params }) => {
    const organization = await organizationOf(database, actor, params.id);
    demand(mayReadMenuLibrary(actor, organization));
    return state(actor, organization);
  });

  serve(app, api.chooseLabelBasis, async ({ actor, body: { organizationId, ...choice } }) => {
    const organization = await organizationOf(database, actor, organizationId);
    demand(mayChooseLabelBasis(actor, organization));
    await chooseLabelBasis({ database, clock }, actor, { organization, choice });
    return state(actor, organization);
  });

  serve(app, api.askForLabelBasis, async ({ actor, body: { organizationId } }) => {
    const organization = await organizationOf(database, actor, organizationId);
    demand(mayReadMenuLibrary(actor, organization));
    const at = clock();
    const { id, name } = organization;
    const before = await askedSince(database, id, new Date(at.getTime() - ASKED_AGAIN));
    if (before) return { at: before.toISOString() };
    await database.transaction().execute(async (transaction) => {
      await jobs.queue(transaction, 'menus.label_question', { organizationId: id, askedBy: actor.userId });
      const thing = { kind: 'organization', id, name } as const;
      await audit(transaction, { action: 'label_basis_asked', at, by: actor, thing, organizationId: id });
    });
    return { at: at.toISOString() };
  });
}
